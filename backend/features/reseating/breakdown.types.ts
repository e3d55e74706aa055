import { DateTime } from '@backend/operation/scalars';
import { Booking } from '@backend/operation/types/booking.types';
import { CarSwap } from '@backend/operation/types/car-swap.types';
import { CarEvent } from '@backend/operation/types/event.types';
import { Field, Int, ObjectType } from 'type-graphql';
import { ReseatingPlan, SeatCar, SeatedRental } from './reseating.types';

@ObjectType({ description: 'Car free until the end of the rental' })
class ReplacementCar extends SeatCar {
  @Field(() => Boolean, { description: 'Whether brand and model are those of the broken car' })
  isSameModel!: boolean;

  @Field(() => String, { description: 'Reason for the suggestion, in Russian' })
  reason!: string;
}

@ObjectType({ description: 'Rental in progress in the broken car' })
class BrokenRental extends SeatedRental {
  @Field(() => Int, { description: 'ID of the booking' })
  id!: number;

  @Field(() => Int, {
    description: 'Version of the booking; send it back to detect a change since',
  })
  version!: number;

  @Field(() => [ReplacementCar], {
    description:
      'Replacement cars: returned ones first, then the same model, then the nearest price',
  })
  cars!: readonly ReplacementCar[];
}

@ObjectType({ description: 'Bookings affected by the breakdown of a car' })
export class Breakdown {
  @Field(() => BrokenRental, {
    nullable: true,
    description: 'Rental in progress; null when the car is not rented now',
  })
  rental!: BrokenRental | null;

  @Field(() => ReseatingPlan, { description: 'Moves of the other bookings of the period' })
  plan!: ReseatingPlan;
}

@ObjectType({ description: 'Maintenance created by a breakdown; its cost is entered later' })
class BreakdownWork {
  @Field(() => Int, { description: 'ID of the maintenance record' })
  id!: number;

  @Field(() => Int, { description: 'Version of the maintenance record' })
  version!: number;

  @Field(() => Int, { description: 'ID of the broken car' })
  carId!: number;

  @Field(() => String, { description: 'Description of the breakdown' })
  description!: string;

  @Field(() => DateTime, { description: 'Start' })
  startDate!: Date;

  @Field(() => DateTime, { description: 'End' })
  endDate!: Date;

  @Field(() => [CarEvent], { description: 'Uncancelled bookings that overlap the maintenance' })
  conflicts!: CarEvent[];
}

@ObjectType({ description: 'Result of a recorded breakdown' })
export class ReportedBreakdown {
  @Field(() => Int, { description: 'ID of the operation, to undo it' })
  operationId!: number;

  @Field(() => BreakdownWork, { description: 'Maintenance of the broken car' })
  work!: BreakdownWork;

  @Field(() => CarSwap, {
    nullable: true,
    description: 'Rental continued in another car; null when none was',
  })
  swap!: CarSwap | null;

  @Field(() => [Booking], { description: 'Bookings moved to other cars' })
  moved!: readonly Booking[];
}
