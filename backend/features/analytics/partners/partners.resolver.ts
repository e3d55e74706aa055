import type { RequestContext, SignedInContext } from '@backend/operation/context';
import { Form } from '@backend/operation/form';
import { Permit, PermitWith } from '@backend/operation/permit';
import { Price } from '@backend/operation/price';
import { READ_VERSION } from '@backend/operation/types/read-version.types';
import {
  carSharesPayload,
  partnerPayload,
  partnerRenamePayload,
} from '@schema/forms/fleet/partner';
import { PARTNER_WRITERS } from '@schema/permissions';
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
  @PermitWith('view_analytics', PARTNER_WRITERS)
  @Form(partnerPayload)
  @Mutation(() => PartnerType, { description: 'Records a partner' })
  createPartner(
    @Ctx() ctx: SignedInContext,
    @Arg('name', () => String, { nullable: true }) name: string | null,
  ): Promise<PartnerType> {
    return createPartner(ctx, name);
  }

  @Price(4)
  @PermitWith('view_analytics', PARTNER_WRITERS)
  @Form(partnerRenamePayload)
  @Mutation(() => PartnerType, { description: 'Gives a partner another name' })
  renamePartner(
    @Ctx() ctx: SignedInContext,
    @Arg('id', () => Int) id: number,
    @Arg('name', () => String, { nullable: true }) name: string | null,
    @Arg('version', () => Int, { nullable: true, description: READ_VERSION }) version:
      | number
      | null,
  ): Promise<PartnerType> {
    return renamePartner(ctx, id, { name, version });
  }

  @Price(4, { shares: 10 })
  @PermitWith('view_analytics', PARTNER_WRITERS)
  @Form(carSharesPayload)
  @Mutation(() => CarSharesType, { description: "Replaces the shares of one car's income" })
  setCarShares(
    @Ctx() ctx: SignedInContext,
    @Arg('carId', () => Int) carId: number,
    @Arg('shares', () => [CarShareInput], { nullable: true }) shares: CarShareInput[] | null,
    @Arg('version', () => Int, { nullable: true, description: READ_VERSION }) version:
      | number
      | null,
  ): Promise<CarSharesType> {
    return setCarShares(ctx, carId, { shares, version });
  }
}
