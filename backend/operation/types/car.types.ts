import type { Kopecks } from '@schema/values/money/money';
import { Field, Int, ObjectType } from 'type-graphql';
import { Roubles } from '../scalars';
import { CarLookType } from './named-car.types';

@ObjectType({
  description: 'Car of the fleet',
  implements: CarLookType,
})
export class Car extends CarLookType {
  @Field(() => Int, { description: 'ID of the car' })
  id!: number;

  @Field(() => String, { description: 'Make, e.g. Kia' })
  brand!: string;

  @Field(() => String, { description: 'Model, e.g. Rio' })
  model!: string;

  @Field(() => String, { description: 'License plate in upper case without spaces' })
  licensePlate!: string;

  @Field(() => Roubles, { description: 'Default deposit for bookings of this car' })
  depositAmount!: Kopecks;

  @Field(() => [String], { description: 'URLs of the photos, main photo first' })
  photos!: readonly string[];

  @Field(() => Int, { description: 'Position in the fleet, ascending' })
  sortOrder!: number;
}
