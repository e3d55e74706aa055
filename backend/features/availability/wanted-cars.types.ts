import { DateTime, Roubles } from '@backend/operation/scalars';
import { Car } from '@backend/operation/types/car.types';
import { UnreturnedRentalType } from '@backend/operation/types/unreturned-rental.types';
import type { Kopecks } from '@schema/values/money/money';
import { Field, Int, ObjectType } from 'type-graphql';
import { AvailableCar } from './availability.types';

@ObjectType({ description: 'Free period of a matching car, nearest to the requested one' })
class FreeWindow {
  @Field(() => Car, { description: 'Matching car' })
  car!: Car;

  @Field(() => DateTime, { description: 'Pickup time' })
  startDate!: Date;

  @Field(() => DateTime, { description: 'Return time; the length is that of the requested period' })
  endDate!: Date;

  @Field(() => Roubles, {
    nullable: true,
    description: 'Tariff price of the free period; null when a day has no tariff',
  })
  totalPrice?: Kopecks | null;

  @Field(() => UnreturnedRentalType, {
    nullable: true,
    description:
      'Last rental of the car whose return is not marked, so the car may still be out; null when there is none',
  })
  unreturned?: UnreturnedRentalType | null;
}

@ObjectType({ description: 'Cars that match a text, and their availability' })
export class WantedCarsAnswer {
  @Field(() => [AvailableCar], {
    description: 'Matching cars that are free, cheapest first; not all when there are many',
  })
  free!: readonly AvailableCar[];

  @Field(() => Int, { description: 'Number of matching cars that are free' })
  freeCount!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of cars asked for in the text; null when it names none',
  })
  count?: number | null;

  @Field(() => Int, { description: 'Number of matching cars, free or not' })
  fleetCount!: number;

  @Field(() => [FreeWindow], {
    description:
      'Free periods of matching cars nearest to the requested one; empty when enough cars are free',
  })
  later!: readonly FreeWindow[];

  @Field(() => [AvailableCar], {
    description: 'Other free cars, nearest in price; empty when enough cars are free',
  })
  similar!: readonly AvailableCar[];

  @Field(() => [String], {
    description: 'Words of the text that match no car of the fleet and no class',
  })
  unknown!: readonly string[];
}
