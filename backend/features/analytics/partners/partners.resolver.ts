import { Runs, runCommand } from '@backend/operation/command';
import type { RequestContext, SignedInContext } from '@backend/operation/context';
import { PermitWithPartners } from '@backend/operation/permit';
import { Price } from '@backend/operation/price';
import { Day } from '@backend/operation/scalars';
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
  @PermitWithPartners('view_analytics')
  @Query(() => PartnerRevenueType, {
    description: 'Partners and their shares of the revenue of each car',
  })
  partnerRevenue(@Ctx() ctx: RequestContext): Promise<PartnerRevenueType> {
    return readPartnerRevenue(ctx);
  }

  @Price(4)
  @Runs(createPartner)
  @Mutation(() => PartnerType, { description: 'Create a partner' })
  createPartner(
    @Ctx() ctx: SignedInContext,
    @Arg('name', () => String, { nullable: true, description: 'Name of the partner; required' })
    name: string | null,
  ): Promise<PartnerType> {
    return runCommand(createPartner, ctx, { name });
  }

  @Price(4)
  @Runs(renamePartner)
  @Mutation(() => PartnerType, { description: 'Update a partner' })
  renamePartner(
    @Ctx() ctx: SignedInContext,
    @Arg('id', () => Int, { description: 'ID of the partner' }) id: number,
    @Arg('name', () => String, { nullable: true, description: 'Name of the partner; required' })
    name: string | null,
    @Arg('settledFrom', () => Day, {
      nullable: true,
      description:
        'First day in company time counted into what is left to pay; null for all days, omitted: unchanged',
    })
    settledFrom: string | null | undefined,
    @Arg('version', () => Int, { nullable: true, description: READ_VERSION }) version:
      | number
      | null,
  ): Promise<PartnerType> {
    return runCommand(renamePartner, ctx, { id, name, settledFrom, version });
  }

  @Price(4, { shares: 10 })
  @Runs(setCarShares)
  @Mutation(() => CarSharesType, { description: 'Replace the partner shares of a car' })
  setCarShares(
    @Ctx() ctx: SignedInContext,
    @Arg('carId', () => Int, { description: 'ID of the car' }) carId: number,
    @Arg('shares', () => [CarShareInput], {
      nullable: true,
      description: 'Shares that replace the current ones, at most 100 % in total; required',
    })
    shares: CarShareInput[] | null,
    @Arg('fromDay', () => Day, {
      nullable: true,
      description:
        'First day of the shares in company time; replaces the shares from that day on. Null or omitted: the shares replace all others',
    })
    fromDay: string | null,
    @Arg('version', () => Int, { nullable: true, description: READ_VERSION }) version:
      | number
      | null,
  ): Promise<CarSharesType> {
    return runCommand(setCarShares, ctx, { carId, shares, fromDay, version });
  }
}
