import { DateTime, Roubles } from '@backend/operation/scalars';
import { Booking } from '@backend/operation/types/booking.types';
import { BookingCustomerInput } from '@backend/operation/types/booking-input.types';
import { MAX_BOOKED_CARS } from '@schema/constants';
import type { Kopecks } from '@schema/values/money/money';
import { Field, InputType, Int, ObjectType } from 'type-graphql';

/* Nullable so that a missing value gets the form message. */
@InputType({ description: 'Car booked together with others' })
export class BookedCarInput {
  @Field(() => Int, { nullable: true, description: 'ID of the car; required' })
  carId?: number | null;

  @Field(() => Roubles, {
    nullable: true,
    description: 'Price of the whole rental of this car in roubles, at least 0; required',
  })
  totalPrice?: Kopecks | null;

  @Field(() => Roubles, {
    nullable: true,
    description: 'Deposit of this car in roubles, at least 0; null or omitted means 0',
  })
  depositAmount?: Kopecks | null;
}

@InputType({ description: 'New bookings of several cars for the same days and customer' })
export class CreateBookingsWithCustomerInput {
  @Field(() => DateTime, { nullable: true, description: 'Pickup time; required' })
  startDate?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Return time, not before the pickup; required',
  })
  endDate?: Date | null;

  @Field(() => BookingCustomerInput, { nullable: true, description: 'Customer; required' })
  customer?: BookingCustomerInput | null;

  @Field(() => [BookedCarInput], {
    nullable: true,
    description: `Cars, each once, from 1 to ${MAX_BOOKED_CARS}; required`,
  })
  cars?: BookedCarInput[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'Comment on the deposit, the same in every booking',
  })
  depositComment?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Internal comment, the same in every booking',
  })
  notes?: string | null;

  @Field(() => Int, { nullable: true, description: 'ID of the source' })
  sourceId?: number | null;
}

@ObjectType({ description: 'Bookings created together' })
export class CreatedBookings {
  @Field(() => [Booking], { description: 'A booking of each car, in the order of the cars' })
  bookings!: Booking[];

  @Field(() => Int, { description: 'ID of the operation, to undo it' })
  operationId!: number;
}

@ObjectType({ description: 'Undone creation of several bookings' })
export class UndoneBookings {
  @Field(() => Int, { description: 'Number of deleted bookings' })
  bookings!: number;
}
