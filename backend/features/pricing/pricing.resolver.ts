import type { RequestContext } from '@backend/operation/context';
import { Form } from '@backend/operation/form';
import { Permit } from '@backend/operation/permit';
import { Price } from '@backend/operation/price';
import { DateTime } from '@backend/operation/scalars';
import { priceEstimatePayload } from '@schema/forms/bookings/price-estimate';
import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { estimatePrice } from './estimate-price';
import { PriceEstimate } from './pricing.types';

@Resolver()
export class PricingResolver {
  @Price(1)
  @Permit('edit_bookings')
  @Form(priceEstimatePayload)
  @Query(() => PriceEstimate, {
    description: 'Tariff price of a car for a rental; VALIDATION_FAILED when a day has no tariff',
  })
  estimatePrice(
    @Ctx() ctx: RequestContext,
    @Arg('carId', () => Int, { nullable: true, description: 'ID of the car; required' }) carId:
      | number
      | null,
    @Arg('startDate', () => DateTime, { nullable: true, description: 'Pickup time; required' })
    startDate: Date | null,
    @Arg('endDate', () => DateTime, {
      nullable: true,
      description: 'Return time, not before the pickup; required',
    })
    endDate: Date | null,
  ): Promise<PriceEstimate> {
    return estimatePrice(ctx, { carId, startDate, endDate });
  }
}
