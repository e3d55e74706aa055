import { DateTime, Roubles } from '@backend/operation/scalars';
import { Car } from '@backend/operation/types/car.types';
import { UnreturnedRentalType } from '@backend/operation/types/unreturned-rental.types';
import type { Kopecks } from '@schema/values/money/money';
import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Tariff price of a car for the period' })
class AvailabilityPrice {
  @Field(() => Roubles, { description: '`totalPrice` / `totalDays`, rounded to kopecks' })
  averagePricePerDay!: Kopecks;

  @Field(() => Roubles, { description: 'Price of the whole period' })
  totalPrice!: Kopecks;

  @Field(() => Int, { description: 'Rental days of the period, a started day counts as one' })
  totalDays!: number;
}

@ObjectType({ description: 'Car free for the whole period' })
export class AvailableCar {
  @Field(() => Car, { description: 'Free car' })
  car!: Car;

  @Field(() => DateTime, {
    nullable: true,
    description: 'End of the last event before the period; null when none is known',
  })
  releaseAt?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Start of the first event after the period; null when none follows',
  })
  nextBookingStart?: Date | null;

  @Field(() => AvailabilityPrice, {
    nullable: true,
    description: 'Tariff price; null when a day of the period has no tariff',
  })
  price?: AvailabilityPrice | null;

  @Field(() => UnreturnedRentalType, {
    nullable: true,
    description:
      'Last rental of the car whose return is not marked, so the car may still be out; null when there is none',
  })
  unreturned?: UnreturnedRentalType | null;
}

@ObjectType({ description: 'Free cars by average price per day, then title, then license plate' })
export class AvailableCarList {
  @Field(() => [AvailableCar], { description: 'Free cars' })
  items!: readonly AvailableCar[];
}
