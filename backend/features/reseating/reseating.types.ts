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
  description: 'Why something of the window keeps its place',
});

@ObjectType({ description: 'A car by its names', implements: CarLookType })
export class SeatCar extends CarLookType {
  @Field(() => Int, { description: 'Number of the car' })
  id!: number;

  @Field(() => String, { description: 'Brand and model, else the plate' })
  title!: string;

  @Field(() => String, { description: 'Licence plate' })
  licensePlate!: string;
}

/** Whose rental it is, and when. */
@ObjectType({ simpleResolvers: true })
export abstract class SeatedRental {
  @Field(() => String, { description: 'Full name of the customer' })
  customer!: string;

  @Field(() => DateTime, { description: 'Pickup' })
  startDate!: Date;

  @Field(() => DateTime, { description: 'Return' })
  endDate!: Date;
}

@ObjectType({ description: 'A booking that would get another car; its price stays' })
class PlannedMove extends SeatedRental {
  @Field(() => Int, { description: 'Number of the booking' })
  bookingId!: number;

  @Field(() => Int, { description: 'Send it back: a booking changed since is not moved' })
  version!: number;

  @Field(() => Roubles, { nullable: true, description: 'Agreed price; it stays unless requested' })
  totalPrice?: Kopecks | null;

  @Field(() => Boolean, {
    description:
      'Goes on from another booking, so that the customer would change cars between them',
  })
  isExtension!: boolean;

  @Field(() => SeatCar, { description: 'The car it has' })
  from!: SeatCar;

  @Field(() => SeatCar, { description: 'The car it would get' })
  to!: SeatCar;

  @Field(() => Boolean, { description: 'Both are one brand and model' })
  isSameModel!: boolean;

  @Field(() => Roubles, {
    nullable: true,
    description: 'What the new car’s tariffs ask more for those dates; null: a day has no tariff',
  })
  tariffDifference?: Kopecks | null;

  @Field(() => Roubles, {
    nullable: true,
    description: 'What the new car’s tariffs ask for those dates; null: a day has no tariff',
  })
  tariffPrice?: Kopecks | null;

  @Field(() => [Int], {
    description: 'Bookings whose moves must be carried out with it: they leave the place it takes',
  })
  needs!: readonly number[];

  @Field(() => String, { description: 'Why this car, in words' })
  reason!: string;
}

@ObjectType({ description: 'Something of the window that keeps its place' })
class StayingSeat extends CarEvent {
  @Field(() => Int, { nullable: true, description: 'Version of the booking; null: service work' })
  version!: number | null;

  @Field(() => StayReasonEnum, { description: 'Why it stays' })
  why!: StayReason;

  @Field(() => String, { description: 'The same in words' })
  reason!: string;
}

@ObjectType({ description: 'The moves that empty a car over a window' })
export class ReseatingPlan {
  @Field(() => SeatCar, { description: 'The car that becomes free' })
  car!: SeatCar;

  @Field(() => [PlannedMove], { description: 'By start' })
  moves!: readonly PlannedMove[];

  @Field(() => [StayingSeat], { description: 'What cannot be moved; the car is not free then' })
  stays!: readonly StayingSeat[];

  @Field(() => Boolean, {
    description:
      'No plan leaves fewer behind or needs fewer moves; false when the search was cut short',
  })
  isBest!: boolean;
}

@ObjectType({ description: 'Bookings that changed cars together' })
export class Reseated {
  @Field(() => Int, { description: 'Number of the operation, by which it is undone, or was' })
  operationId!: number;

  @Field(() => [Booking], { description: 'Their current values' })
  bookings!: readonly Booking[];
}
