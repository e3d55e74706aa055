import { DateTime, Roubles } from '@backend/operation/scalars';
import { Booking } from '@backend/operation/types/booking.types';
import { CarEvent } from '@backend/operation/types/event.types';
import { CarLookType } from '@backend/operation/types/named-car.types';
import type { StayReason } from '@schema/texts/bookings/reseating';
import type { Kopecks } from '@schema/values/money/money';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';

const StayReasonEnum: { readonly [Reason in StayReason]: Reason } = {
  handedOver: 'handedOver',
  begun: 'begun',
  service: 'service',
  noPlace: 'noPlace',
};

registerEnumType(StayReasonEnum, {
  name: 'StayReason',
  description: 'Reason why an event keeps its car',
});

@ObjectType({ description: 'Car with the names it is known by', implements: CarLookType })
export class SeatCar extends CarLookType {
  @Field(() => Int, { description: 'ID of the car' })
  id!: number;

  @Field(() => String, { description: 'Brand and model, else the license plate' })
  title!: string;

  @Field(() => String, { description: 'License plate' })
  licensePlate!: string;
}

/** Customer and period of the rental. */
@ObjectType({ simpleResolvers: true })
export abstract class SeatedRental {
  @Field(() => String, { description: 'Full name of the customer' })
  customer!: string;

  @Field(() => DateTime, { description: 'Pickup time' })
  startDate!: Date;

  @Field(() => DateTime, { description: 'Return time' })
  endDate!: Date;
}

@ObjectType({ description: 'Proposed move of a booking to another car' })
class PlannedMove extends SeatedRental {
  @Field(() => Int, { description: 'ID of the booking' })
  bookingId!: number;

  @Field(() => Int, {
    description: 'Version of the booking; send it back to detect a change since',
  })
  version!: number;

  @Field(() => Roubles, {
    nullable: true,
    description: 'Agreed price, kept unless `takesTariff` is set; null when there is none',
  })
  totalPrice?: Kopecks | null;

  @Field(() => Boolean, {
    description:
      'Whether the booking extends another one, so that the customer would change cars between them',
  })
  isExtension!: boolean;

  @Field(() => SeatCar, { description: 'Current car' })
  from!: SeatCar;

  @Field(() => SeatCar, { description: 'Proposed car' })
  to!: SeatCar;

  @Field(() => Boolean, { description: 'Whether both cars are of the same brand and model' })
  isSameModel!: boolean;

  @Field(() => Roubles, {
    nullable: true,
    description:
      'Tariff price of the proposed car less that of the current one; null when a day has no tariff',
  })
  tariffDifference?: Kopecks | null;

  @Field(() => Roubles, {
    nullable: true,
    description: 'Tariff price of the proposed car; null when a day has no tariff',
  })
  tariffPrice?: Kopecks | null;

  @Field(() => [Int], {
    description:
      'IDs of the bookings that leave the proposed car and have to be moved together with this one',
  })
  needs!: readonly number[];

  @Field(() => String, { description: 'Reason for the proposed car, in Russian' })
  reason!: string;
}

@ObjectType({ description: 'Event of the period that keeps its car' })
class StayingSeat extends CarEvent {
  @Field(() => Int, { nullable: true, description: 'Version of the booking; null for maintenance' })
  version!: number | null;

  @Field(() => StayReasonEnum, { description: 'Reason why the event keeps its car' })
  why!: StayReason;

  @Field(() => String, { description: 'The same reason in Russian' })
  reason!: string;
}

@ObjectType({ description: 'Moves that free a car for a period' })
export class ReseatingPlan {
  @Field(() => SeatCar, { description: 'Car to free' })
  car!: SeatCar;

  @Field(() => [PlannedMove], { description: 'Moves by start' })
  moves!: readonly PlannedMove[];

  @Field(() => [StayingSeat], {
    description: 'Events that cannot be moved; the car is freed only when there are none',
  })
  stays!: readonly StayingSeat[];

  @Field(() => Boolean, {
    description:
      'Whether no plan leaves fewer events or needs fewer moves; false when the search was cut short',
  })
  isBest!: boolean;
}

@ObjectType({ description: 'Bookings moved together' })
export class Reseated {
  @Field(() => Int, { description: 'ID of the operation, to undo it' })
  operationId!: number;

  @Field(() => [Booking], { description: 'Bookings as they are now' })
  bookings!: readonly Booking[];
}
