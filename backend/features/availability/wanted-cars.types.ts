import { DateTime, Roubles } from '@backend/operation/scalars';
import { Car } from '@backend/operation/types/car.types';
import { UnreturnedRentalType } from '@backend/operation/types/unreturned-rental.types';
import type { Kopecks } from '@schema/values/money/money';
import { Field, Int, ObjectType } from 'type-graphql';
import { AvailableCar } from './availability.types';

@ObjectType({ description: 'The nearest days on which a wanted car is free' })
class FreeWindow {
  @Field(() => Car, { description: 'The wanted car' })
  car!: Car;

  @Field(() => DateTime, { description: 'Pickup' })
  startDate!: Date;

  @Field(() => DateTime, { description: 'Return, after the wanted length' })
  endDate!: Date;

  @Field(() => Roubles, {
    nullable: true,
    description: 'Price of these days; null when one has no tariff',
  })
  totalPrice?: Kopecks | null;

  @Field(() => UnreturnedRentalType, {
    nullable: true,
    description: 'A rental whose return is not marked, so that the car may not be here; null: none',
  })
  unreturned?: UnreturnedRentalType | null;
}

@ObjectType({ description: 'What the words of a booking mean in this fleet' })
export class WantedCarsAnswer {
  @Field(() => [AvailableCar], { description: 'Wanted cars that are free, cheapest first; a few' })
  free!: readonly AvailableCar[];

  @Field(() => Int, { description: 'How many wanted cars are free' })
  freeCount!: number;

  @Field(() => Int, { nullable: true, description: 'How many were asked for; null: not said' })
  count?: number | null;

  @Field(() => Int, { description: 'How many cars of the fleet are meant, free or not' })
  fleetCount!: number;

  @Field(() => [FreeWindow], {
    description: 'When too few are free: nearest free days of the wanted cars',
  })
  later!: readonly FreeWindow[];

  @Field(() => [AvailableCar], {
    description: 'When too few are free: other cars for the same days, nearest in price',
  })
  similar!: readonly AvailableCar[];

  @Field(() => [String], { description: 'Words that name no car of the fleet and no class' })
  unknown!: readonly string[];
}
