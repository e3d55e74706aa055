import type { Kopecks } from '@schema/values/money/money';
import { Field, Int, ObjectType } from 'type-graphql';
import { Roubles } from '../scalars';
import { CarLookType } from './named-car.types';

@ObjectType({
  description: 'A car of the fleet, as boards and lists show it',
  implements: CarLookType,
})
export class Car extends CarLookType {
  @Field(() => Int, { description: 'Number of the car' })
  id!: number;

  @Field(() => String, { description: 'Make, e.g. Kia' })
  brand!: string;

  @Field(() => String, { description: 'Model, e.g. Rio' })
  model!: string;

  @Field(() => String, { description: 'Licence plate in capitals' })
  licensePlate!: string;

  @Field(() => Roubles, { description: 'Default deposit of a booking of this car' })
  depositAmount!: Kopecks;

  @Field(() => [String], { description: 'Addresses of the photos, the first is the main one' })
  photos!: readonly string[];

  @Field(() => Int, { description: 'Place in the fleet, ascending' })
  sortOrder!: number;
}
