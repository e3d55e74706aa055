import { Roubles } from '@backend/operation/scalars';
import type { Kopecks } from '@schema/values/money/money';
import { Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import { FleetCar } from './cars.types';

@InputType({ description: 'Car whose prices change' })
class PricedCarInput {
  @Field(() => Int, { nullable: true, description: 'ID of the car; required' })
  id?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Version of the car that the change is based on; required',
  })
  version?: number | null;
}

@InputType({ description: 'Season of the prices to change, by its name and days' })
class PricedSeasonInput {
  @Field(() => String, { nullable: true, description: 'Name of the tariff group' })
  name?: string | null;

  @Field(() => Int, { nullable: true, description: 'Month of the first day, 1–12' })
  startMonth?: number | null;

  @Field(() => Int, { nullable: true, description: 'First day, day of the month' })
  startDay?: number | null;

  @Field(() => Int, { nullable: true, description: 'Month of the last day, 1–12' })
  endMonth?: number | null;

  @Field(() => Int, { nullable: true, description: 'Last day, day of the month, inclusive' })
  endDay?: number | null;
}

@InputType({
  description: 'Change of the prices of many cars: exactly one of `percent`, `addend` and `price`',
})
export class ChangePricesInput {
  @Field(() => [PricedCarInput], {
    nullable: true,
    description: 'Cars, at least one and at most 500',
  })
  cars?: PricedCarInput[] | null;

  @Field(() => [PricedSeasonInput], {
    nullable: true,
    description: 'Seasons whose prices change; null: all',
  })
  seasons?: PricedSeasonInput[] | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Minimum rental days of the prices to change; null: all prices of the seasons',
  })
  minDays?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Percent added to each price, −99 to 500, at most 3 decimals',
  })
  percent?: number | null;

  @Field(() => Roubles, {
    nullable: true,
    description: 'Amount added to each price; negative to reduce them',
  })
  addend?: Kopecks | null;

  @Field(() => Roubles, { nullable: true, description: 'New price per day' })
  price?: Kopecks | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Step in roubles to which changed prices are rounded: 1, 10, 50 or 100; null: kopecks',
  })
  roundTo?: number | null;
}

@ObjectType({ description: 'Cars whose prices were changed' })
export class ChangedPrices {
  @Field(() => Int, { description: 'ID of the operation, to undo it' })
  operationId!: number;

  @Field(() => [FleetCar], { description: 'Cars as they are now' })
  items!: readonly FleetCar[];
}
