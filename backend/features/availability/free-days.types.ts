import { Day } from '@backend/operation/scalars';
import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Numbers of free cars of one model by day' })
class ModelFreeDaysType {
  @Field(() => String, { description: 'Brand and model, else the license plate' })
  title!: string;

  @Field(() => Int, { description: 'Number of cars of the model, free or not' })
  cars!: number;

  @Field(() => [Int], { description: 'Cars free for the whole day, one number per day' })
  free!: readonly number[];

  @Field(() => [Int], { description: 'Cars free for a part of the day, one number per day' })
  partlyFree!: readonly number[];
}

@ObjectType({ description: 'Numbers of free cars of each model on each day of a period' })
export class FreeDaysAnswer {
  @Field(() => Day, { description: 'First day of the period, and of every list of numbers' })
  firstDay!: string;

  @Field(() => [ModelFreeDaysType], { description: 'Models in the order of the fleet' })
  models!: readonly ModelFreeDaysType[];
}
