import { Roubles } from '@backend/operation/scalars';
import { Car } from '@backend/operation/types/car.types';
import type { Kopecks } from '@schema/values/money/money';
import { Field, Float, InputType, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'The price of a day for rentals of at least so many days' })
class Tariff {
  @Field(() => Int, {
    description: 'Number of the price; a save that changes prices gives new ones',
  })
  id!: number;

  @Field(() => Int, { description: 'Shortest rental it holds for, in days; at least 1' })
  minDays!: number;

  @Field(() => Roubles, { description: 'Price of one day' })
  pricePerDay!: Kopecks;

  @Field(() => Int, { description: 'Place in its group, ascending' })
  sortOrder!: number;
}

@ObjectType({
  description: 'Prices of a season; all four dates are set, or none for the whole year',
})
class TariffGroup {
  @Field(() => Int, {
    description: 'Number of the group; a save that changes prices gives new ones',
  })
  id!: number;

  @Field(() => String, { description: 'Name, e.g. Лето' })
  name!: string;

  @Field(() => Int, { nullable: true, description: 'Month of the first day, 1 to 12' })
  startMonth!: number | null;

  @Field(() => Int, { nullable: true, description: 'First day, of its month' })
  startDay!: number | null;

  @Field(() => Int, { nullable: true, description: 'Month of the last day, 1 to 12' })
  endMonth!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Last day, of its month; it belongs to the season',
  })
  endDay!: number | null;

  @Field(() => Int, {
    description: 'Place among the groups of the car: the first that fits a day wins',
  })
  sortOrder!: number;

  @Field(() => [Tariff], { description: 'Prices by length of the rental' })
  tariffs!: readonly Tariff[];
}

@ObjectType({ description: 'A car with its prices, as the fleet settings show and save it' })
export class FleetCar extends Car {
  @Field(() => String, { nullable: true, description: 'Notes of the staff' })
  description!: string | null;

  @Field(() => [TariffGroup], { description: 'Tariff groups in their order' })
  tariffGroups!: readonly TariffGroup[];

  @Field(() => Int, {
    description: 'Grows with every save; sent back, it guards against a stale form',
  })
  version!: number;
}

@ObjectType({ description: 'The fleet' })
export class CarList {
  @Field(() => [FleetCar], { description: 'Cars in the order of the fleet' })
  items!: readonly FleetCar[];
}

@ObjectType({ description: 'Cars whose tariffs were replaced' })
export class CopiedTariffs {
  @Field(() => Int, { description: 'For undoTariffCopy' })
  operationId!: number;

  @Field(() => [FleetCar], { description: 'The cars as they are now' })
  items!: readonly FleetCar[];
}

/*
 * Required form fields are nullable here so that a missing value gets the message of its field
 * (schema/forms) instead of a GraphQL parser error.
 */

@InputType({ description: 'A price of a tariff group' })
class TariffInput {
  @Field(() => Float, {
    nullable: true,
    description: 'Shortest rental in days; cut to a whole number of at least 1',
  })
  minDays?: number | null;

  @Field(() => Roubles, { nullable: true, description: 'Needed; a negative price becomes 0' })
  pricePerDay?: Kopecks | null;

  @Field(() => Int, { nullable: true, description: 'Place in its group; absent: as it was sent' })
  sortOrder?: number | null;
}

@InputType({ description: 'A tariff group; all four dates, or none for the whole year' })
class TariffGroupInput {
  @Field(() => String, { nullable: true, description: "Empty: 'Группа N' by its place" })
  name?: string | null;

  @Field(() => Int, { nullable: true, description: 'Month of the first day, 1 to 12' })
  startMonth?: number | null;

  @Field(() => Int, { nullable: true, description: 'First day, of its month' })
  startDay?: number | null;

  @Field(() => Int, { nullable: true, description: 'Month of the last day, 1 to 12' })
  endMonth?: number | null;

  @Field(() => Int, { nullable: true, description: 'Last day, of its month' })
  endDay?: number | null;

  @Field(() => Int, { nullable: true, description: 'Place in the list; absent: as it was sent' })
  sortOrder?: number | null;

  @Field(() => [TariffInput], { nullable: true, description: 'At least one' })
  tariffs?: TariffInput[] | null;
}

@InputType({ description: 'A car that gets the tariffs of another' })
export class TariffTargetInput {
  @Field(() => Int, { nullable: true, description: 'Number of the car; needed' })
  id?: number | null;

  @Field(() => Int, { nullable: true, description: 'The version that was read; needed' })
  version?: number | null;
}

@InputType({ description: 'A car to be saved' })
export class SaveCarInput {
  @Field(() => String, { nullable: true, description: 'Make; needed' })
  brand?: string | null;

  @Field(() => String, { nullable: true, description: 'Model; needed' })
  model?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Licence plate; needed; kept in capitals, no other car may have it',
  })
  licensePlate?: string | null;

  @Field(() => String, { nullable: true, description: 'Colour in words; empty: none' })
  color?: string | null;

  @Field(() => Int, { nullable: true, description: 'Year of make, 1950 to 2100' })
  year?: number | null;

  @Field(() => String, { nullable: true, description: 'Notes of the staff' })
  description?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Addresses that an upload gave, the first is the main one',
  })
  photos?: string[] | null;

  @Field(() => Roubles, {
    nullable: true,
    description: 'Default deposit of a booking, at least 0; null: 0',
  })
  depositAmount?: Kopecks | null;

  @Field(() => [TariffGroupInput], { nullable: true, description: 'At least one' })
  tariffGroups?: TariffGroupInput[] | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version that was read; another one kept by now is refused as STALE',
  })
  version?: number | null;
}
