import type { RequestContext } from '@backend/operation/context';
import { Form } from '@backend/operation/form';
import { Permit } from '@backend/operation/permit';
import { Price } from '@backend/operation/price';
import { DateTime } from '@backend/operation/scalars';
import {
  carAvailabilityPayload,
  quickBookingPayload,
  wantedCarsPayload,
} from '@schema/forms/bookings/quick-booking';
import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { AvailableCarList } from './availability.types';
import { CarAvailability } from './car-availability.types';
import { readAvailableCars } from './read-available-cars';
import { readCarAvailability } from './read-car-availability';
import { readWantedCars } from './read-wanted-cars';
import { WantedCarsAnswer } from './wanted-cars.types';

@Resolver()
export class AvailabilityResolver {
  @Price(25, { period: 93 })
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

  @Price(2)
  @Permit('edit_bookings')
  @Form(carAvailabilityPayload, ({ start, end, bookingId }) => ({
    startDate: start,
    endDate: end,
    bookingId,
  }))
  @Query(() => CarAvailability, {
    description: 'Whether one car is free through the whole window, and where it is now',
  })
  carAvailability(
    @Ctx() ctx: RequestContext,
    @Arg('carId', () => Int) carId: number,
    @Arg('start', () => DateTime, { nullable: true }) start: Date | null,
    @Arg('end', () => DateTime, { nullable: true }) end: Date | null,
    @Arg('bookingId', () => Int, {
      nullable: true,
      description: 'A booking that is changed or continued: it is not in the way',
    })
    bookingId: number | null,
  ): Promise<CarAvailability> {
    return readCarAvailability(ctx, { carId, start, end, bookingId });
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
      'Cars meant by words for a window: free ones, else the nearest days and similar cars',
  })
  wantedCars(
    @Ctx() ctx: RequestContext,
    @Arg('text', () => String, {
      description:
        'Makes, models, plates, colours, classes; alternatives with «или»; empty: any car',
    })
    text: string,
    @Arg('start', () => DateTime, { nullable: true }) start: Date | null,
    @Arg('end', () => DateTime, { nullable: true }) end: Date | null,
  ): Promise<WantedCarsAnswer> {
    return readWantedCars(ctx, { text, start, end });
  }
}
