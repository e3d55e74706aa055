import type { RequestContext } from '@backend/operation/context';
import { Form } from '@backend/operation/form';
import { Permit } from '@backend/operation/permit';
import { DateTime } from '@backend/operation/scalars';
import { quickBookingPayload } from '@schema/forms/bookings/quick-booking';
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { AvailableCarList } from './availability.types';
import { readAvailableCars } from './read-available-cars';

@Resolver()
export class AvailabilityResolver {
  @Permit('edit_bookings')
  @Form(quickBookingPayload, ({ start, end }) => ({ startDate: start, endDate: end }))
  @Query(() => AvailableCarList, { description: 'Cars free through the whole window, with prices' })
  availableCars(
    @Ctx() ctx: RequestContext,
    @Arg('start', () => DateTime, { nullable: true }) start: Date | null,
    @Arg('end', () => DateTime, { nullable: true }) end: Date | null,
  ): Promise<AvailableCarList> {
    return readAvailableCars(ctx, { start, end });
  }
}
