import { DateTime, Roubles } from '@backend/operation/scalars';
import { Car } from '@backend/operation/types/car.types';
import { UnreturnedRentalType } from '@backend/operation/types/unreturned-rental.types';
import type { Kopecks } from '@schema/values/money/money';
import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What the tariffs ask for the window' })
class AvailabilityPrice {
  @Field(() => Roubles, { description: 'totalPrice / totalDays, rounded to kopecks' })
  averagePricePerDay!: Kopecks;

  @Field(() => Roubles, { description: 'Price of the whole window' })
  totalPrice!: Kopecks;

  @Field(() => Int, { description: 'Rental days: begun 24 hours, at least 1' })
  totalDays!: number;
}

@ObjectType({ description: 'A car that is free through the whole window' })
export class AvailableCar {
  @Field(() => Car, { description: 'The free car' })
  car!: Car;

  @Field(() => DateTime, {
    nullable: true,
    description: 'End of the last event before the window; null: none is known',
  })
  releaseAt?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Start of the first event after the window; null: nothing follows',
  })
  nextBookingStart?: Date | null;

  @Field(() => AvailabilityPrice, {
    nullable: true,
    description: 'Null when a day of the window has no tariff',
  })
  price?: AvailabilityPrice | null;

  @Field(() => UnreturnedRentalType, {
    nullable: true,
    description: 'A rental whose return is not marked, so that the car may not be here; null: none',
  })
  unreturned?: UnreturnedRentalType | null;
}

@ObjectType({ description: 'Free cars, cheapest day first, then by title, then by plate' })
export class AvailableCarList {
  @Field(() => [AvailableCar], { description: 'The free cars' })
  items!: readonly AvailableCar[];
}
