import { Runs, runCommand } from '@backend/operation/command';
import type { SignedInContext } from '@backend/operation/context';
import { Form } from '@backend/operation/form';
import { Permit } from '@backend/operation/permit';
import { Price } from '@backend/operation/price';
import { carProfitPayload } from '@schema/forms/fleet/car-profit';
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { CarProfitInput, CarProfitSharesType } from './profit.types';
import { readCarProfitShares } from './read-car-profit-shares';
import { setCarProfitShares } from './set-car-profit-shares';

@Resolver()
export class ProfitResolver {
  @Price(1)
  @Permit('view_analytics')
  @Query(() => CarProfitSharesType, { description: 'Profit calculator of one car' })
  carProfitShares(
    @Ctx() ctx: SignedInContext,
    @Arg('carId', () => Int, { description: 'ID of the car' }) carId: number,
  ): Promise<CarProfitSharesType> {
    return readCarProfitShares(ctx, carId);
  }

  @Price(4)
  @Runs(setCarProfitShares)
  @Form(carProfitPayload)
  @Mutation(() => CarProfitSharesType, {
    description: 'Update the profit calculator of one car; FORBIDDEN for anyone but the owner',
  })
  setCarProfitShares(
    @Ctx() ctx: SignedInContext,
    @Arg('carId', () => Int, { description: 'ID of the car' }) carId: number,
    @Arg('input', () => CarProfitInput) input: CarProfitInput,
  ): Promise<CarProfitSharesType> {
    return runCommand(setCarProfitShares, ctx, { carId, ...input });
  }
}
