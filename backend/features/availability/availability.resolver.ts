import type { RequestContext } from '@backend/operation/context';
import { Form } from '@backend/operation/form';
import { Permit } from '@backend/operation/permit';
import { Price } from '@backend/operation/price';
import { DateTime } from '@backend/operation/scalars';
import {
  carAvailabilityPayload,
  freeDaysPayload,
  quickBookingPayload,
  wantedCarsPayload,
} from '@schema/forms/bookings/quick-booking';
import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { AvailableCarList } from './availability.types';
import { CarAvailability } from './car-availability.types';
import { FreeDaysAnswer } from './free-days.types';
import { readAvailableCars } from './read-available-cars';
import { readCarAvailability } from './read-car-availability';
import { readFreeDays } from './read-free-days';
import { readWantedCars } from './read-wanted-cars';
import { WantedCarsAnswer } from './wanted-cars.types';

@Resolver()
export class AvailabilityResolver {
  @Price(25, { period: 93 })
  @Permit('edit_bookings')
  @Form(quickBookingPayload, ({ start, end }) => ({ startDate: start, endDate: end }))
  @Query(() => AvailableCarList, { description: 'Cars free for the whole period, with prices' })
  availableCars(
    @Ctx() ctx: RequestContext,
    @Arg('start', () => DateTime, { nullable: true, description: 'Start of the period; required' })
    start: Date | null,
    @Arg('end', () => DateTime, {
      nullable: true,
      description: 'End of the period, after the start; required',
    })
    end: Date | null,
  ): Promise<AvailableCarList> {
    return readAvailableCars(ctx, { start, end });
  }

  @Price(2)
  @Permit('edit_bookings')
  @Form(carAvailabilityPayload, ({ start, end, bookingId }) => ({
    startDate: start,
    endDate: end,
    bookingId,
  }))
  @Query(() => CarAvailability, {
    description: 'Availability of one car for a period, and its unreturned rental',
  })
  carAvailability(
    @Ctx() ctx: RequestContext,
    @Arg('carId', () => Int, { description: 'ID of the car' }) carId: number,
    @Arg('start', () => DateTime, { nullable: true, description: 'Start of the period; required' })
    start: Date | null,
    @Arg('end', () => DateTime, {
      nullable: true,
      description: 'End of the period, after the start; required',
    })
    end: Date | null,
    @Arg('bookingId', () => Int, {
      nullable: true,
      description: 'ID of a booking to ignore, such as one being changed or extended',
    })
    bookingId: number | null,
  ): Promise<CarAvailability> {
    return readCarAvailability(ctx, { carId, start, end, bookingId });
  }

  @Price(30)
  @Permit('edit_bookings')
  @Form(freeDaysPayload, ({ start, end }) => ({ startDate: start, endDate: end }))
  @Query(() => FreeDaysAnswer, {
    description: 'Numbers of free cars of each model on each day of a period',
  })
  freeDays(
    @Ctx() ctx: RequestContext,
    @Arg('start', () => DateTime, { nullable: true, description: 'Start of the period; required' })
    start: Date | null,
    @Arg('end', () => DateTime, {
      nullable: true,
      description: 'End of the period, after the start by at most 100 days; required',
    })
    end: Date | null,
  ): Promise<FreeDaysAnswer> {
    return readFreeDays(ctx, { start, end });
  }

  @Price(30, { text: 4, period: 93 })
  @Permit('edit_bookings')
  @Form(wantedCarsPayload, ({ text, start, end }) => ({
    search: text,
    startDate: start,
    endDate: end,
  }))
  @Query(() => WantedCarsAnswer, {
    description:
      'Cars that match a text and are free for a period; when too few are, also free periods nearby and similar cars',
  })
  wantedCars(
    @Ctx() ctx: RequestContext,
    @Arg('text', () => String, {
      description:
        'Makes, models, plates, colours or classes, alternatives joined by «или»; empty matches any car',
    })
    text: string,
    @Arg('start', () => DateTime, { nullable: true, description: 'Start of the period; required' })
    start: Date | null,
    @Arg('end', () => DateTime, {
      nullable: true,
      description: 'End of the period, after the start; required',
    })
    end: Date | null,
  ): Promise<WantedCarsAnswer> {
    return readWantedCars(ctx, { text, start, end });
  }
}
