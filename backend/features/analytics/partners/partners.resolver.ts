import { Runs, runCommand } from '@backend/operation/command';
import type { RequestContext, SignedInContext } from '@backend/operation/context';
import { Permit } from '@backend/operation/permit';
import { Price } from '@backend/operation/price';
import { READ_VERSION } from '@backend/operation/types/read-version.types';
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { createPartner } from './create-partner';
import { CarShareInput, CarSharesType, PartnerRevenueType, PartnerType } from './partners.types';
import { readPartnerRevenue } from './read-partner-revenue';
import { renamePartner } from './rename-partner';
import { setCarShares } from './set-car-shares';

@Resolver()
export class PartnersResolver {
  @Price(8)
  @Permit('view_analytics')
  @Query(() => PartnerRevenueType, { description: 'Who shares the income of which car' })
  partnerRevenue(@Ctx() ctx: RequestContext): Promise<PartnerRevenueType> {
    return readPartnerRevenue(ctx);
  }

  @Price(4)
  @Runs(createPartner)
  @Mutation(() => PartnerType, { description: 'Records a partner' })
  createPartner(
    @Ctx() ctx: SignedInContext,
    @Arg('name', () => String, { nullable: true }) name: string | null,
  ): Promise<PartnerType> {
    return runCommand(createPartner, ctx, { name });
  }

  @Price(4)
  @Runs(renamePartner)
  @Mutation(() => PartnerType, { description: 'Gives a partner another name' })
  renamePartner(
    @Ctx() ctx: SignedInContext,
    @Arg('id', () => Int) id: number,
    @Arg('name', () => String, { nullable: true }) name: string | null,
    @Arg('version', () => Int, { nullable: true, description: READ_VERSION }) version:
      | number
      | null,
  ): Promise<PartnerType> {
    return runCommand(renamePartner, ctx, { id, name, version });
  }

  @Price(4, { shares: 10 })
  @Runs(setCarShares)
  @Mutation(() => CarSharesType, { description: "Replaces the shares of one car's income" })
  setCarShares(
    @Ctx() ctx: SignedInContext,
    @Arg('carId', () => Int) carId: number,
    @Arg('shares', () => [CarShareInput], { nullable: true }) shares: CarShareInput[] | null,
    @Arg('version', () => Int, { nullable: true, description: READ_VERSION }) version:
      | number
      | null,
  ): Promise<CarSharesType> {
    return runCommand(setCarShares, ctx, { carId, shares, version });
  }
}
