import { DateTime } from '@backend/operation/scalars';
import { Booking } from '@backend/operation/types/booking.types';
import { CarSwap } from '@backend/operation/types/car-swap.types';
import { CarEvent } from '@backend/operation/types/event.types';
import { Field, Int, ObjectType } from 'type-graphql';
import { ReseatingPlan, SeatCar, SeatedRental } from './reseating.types';

@ObjectType({ description: 'A car that is free until the end of the rental' })
class ReplacementCar extends SeatCar {
  @Field(() => Boolean, { description: 'The brand and model of the broken car' })
  isSameModel!: boolean;

  @Field(() => String, { description: 'Why this car, in words' })
  reason!: string;
}

@ObjectType({ description: 'The rental that is in progress in the broken car' })
class BrokenRental extends SeatedRental {
  @Field(() => Int, { description: 'Number of the booking' })
  id!: number;

  @Field(() => Int, { description: 'Send it back: a booking changed since is not divided' })
  version!: number;

  @Field(() => [ReplacementCar], { description: 'The same model first, then the nearest price' })
  cars!: readonly ReplacementCar[];
}

@ObjectType({ description: 'What the breakdown of a car affects' })
export class Breakdown {
  @Field(() => BrokenRental, { nullable: true, description: 'Null: the car is not rented now' })
  rental!: BrokenRental | null;

  @Field(() => ReseatingPlan, { description: 'The other bookings of the period' })
  plan!: ReseatingPlan;
}

@ObjectType({ description: 'The service work of a breakdown; its cost is entered later' })
class BreakdownWork {
  @Field(() => Int, { description: 'Number of the service work' })
  id!: number;

  @Field(() => Int, { description: 'Its version' })
  version!: number;

  @Field(() => Int, { description: 'Number of the broken car' })
  carId!: number;

  @Field(() => String, { description: 'What is broken' })
  description!: string;

  @Field(() => DateTime, { description: 'Since when the car is broken' })
  startDate!: Date;

  @Field(() => DateTime, { description: 'Until when' })
  endDate!: Date;

  @Field(() => [CarEvent], { description: 'Live bookings that stay under the work' })
  conflicts!: CarEvent[];
}

@ObjectType({ description: 'What a breakdown changed, in one step' })
export class ReportedBreakdown {
  @Field(() => Int, { description: 'Number of the operation, by which all of it is undone' })
  operationId!: number;

  @Field(() => BreakdownWork, { description: 'The service work' })
  work!: BreakdownWork;

  @Field(() => CarSwap, { nullable: true, description: 'Null: no rental was replaced' })
  swap!: CarSwap | null;

  @Field(() => [Booking], { description: 'Bookings that changed cars' })
  moved!: readonly Booking[];
}
