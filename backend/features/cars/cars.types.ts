import { Roubles } from '@backend/operation/scalars';
import { Car } from '@backend/operation/types/car.types';
import { READ_VERSION, VERSION } from '@backend/operation/types/read-version.types';
import type { Kopecks } from '@schema/values/money/money';
import { Field, Float, InputType, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Price per day for rentals of a minimum length' })
class Tariff {
  @Field(() => Int, {
    description: 'ID of the tariff; saving changed tariffs assigns new IDs',
  })
  id!: number;

  @Field(() => Int, { description: 'Minimum length of the rental in rental days, at least 1' })
  minDays!: number;

  @Field(() => Roubles, { description: 'Price per day' })
  pricePerDay!: Kopecks;

  @Field(() => Int, { description: 'Position in the group, ascending' })
  sortOrder!: number;
}

@ObjectType({
  description: 'Tariffs of a season; its start and end are null for the whole year',
})
class TariffGroup {
  @Field(() => Int, {
    description: 'ID of the tariff group; saving changed tariffs assigns new IDs',
  })
  id!: number;

  @Field(() => String, { description: 'Name of the group, e.g. Лето' })
  name!: string;

  @Field(() => Int, { nullable: true, description: 'Month of the first day of the season, 1–12' })
  startMonth!: number | null;

  @Field(() => Int, { nullable: true, description: 'First day of the season, day of the month' })
  startDay!: number | null;

  @Field(() => Int, { nullable: true, description: 'Month of the last day of the season, 1–12' })
  endMonth!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Last day of the season, day of the month, inclusive',
  })
  endDay!: number | null;

  @Field(() => Int, {
    description:
      'Position among the tariff groups of the car, ascending; a day has the tariff of the first group that covers it',
  })
  sortOrder!: number;

  @Field(() => [Tariff], { description: 'Tariffs by position' })
  tariffs!: readonly Tariff[];
}

@ObjectType({ description: 'Car with its tariffs' })
export class FleetCar extends Car {
  @Field(() => String, { nullable: true, description: 'Internal comment; null when there is none' })
  description!: string | null;

  @Field(() => [TariffGroup], { description: 'Tariff groups by position' })
  tariffGroups!: readonly TariffGroup[];

  @Field(() => Int, {
    description: VERSION,
  })
  version!: number;
}

@ObjectType({ description: 'All cars of the fleet' })
export class CarList {
  @Field(() => [FleetCar], { description: 'All cars, in fleet order' })
  items!: readonly FleetCar[];
}

@ObjectType({ description: 'Cars whose tariffs were replaced' })
export class CopiedTariffs {
  @Field(() => Int, { description: 'ID of the operation, to undo it' })
  operationId!: number;

  @Field(() => [FleetCar], { description: 'Cars as they are now' })
  items!: readonly FleetCar[];
}

/*
 * Required form fields are nullable here so that a missing value gets the message of its field
 * (schema/forms) instead of a GraphQL parser error.
 */

@InputType({ description: 'Tariff of a tariff group' })
class TariffInput {
  @Field(() => Float, {
    nullable: true,
    description:
      'Minimum length of the rental in rental days, truncated to a whole number of at least 1',
  })
  minDays?: number | null;

  @Field(() => Roubles, {
    nullable: true,
    description: 'Price per day; a negative price is saved as 0; required',
  })
  pricePerDay?: Kopecks | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Position in the group; defaults to the order of the input',
  })
  sortOrder?: number | null;
}

@InputType({
  description: 'Tariff group; its season has a start and an end, or neither for the whole year',
})
class TariffGroupInput {
  @Field(() => String, {
    nullable: true,
    description: "Name of the group; defaults to 'Группа N' by its position",
  })
  name?: string | null;

  @Field(() => Int, { nullable: true, description: 'Month of the first day of the season, 1–12' })
  startMonth?: number | null;

  @Field(() => Int, { nullable: true, description: 'First day of the season, day of the month' })
  startDay?: number | null;

  @Field(() => Int, { nullable: true, description: 'Month of the last day of the season, 1–12' })
  endMonth?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Last day of the season, day of the month, inclusive',
  })
  endDay?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Position among the tariff groups; defaults to the order of the input',
  })
  sortOrder?: number | null;

  @Field(() => [TariffInput], {
    nullable: true,
    description: 'Tariffs of the group, at least one; required',
  })
  tariffs?: TariffInput[] | null;
}

@InputType({ description: 'Car that receives the tariffs of another car' })
export class TariffTargetInput {
  @Field(() => Int, { nullable: true, description: 'ID of the car; required' })
  id?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Version of the car that the copy is based on; required',
  })
  version?: number | null;
}

@InputType({ description: 'Car to create or update' })
export class SaveCarInput {
  @Field(() => String, { nullable: true, description: 'Brand; required' })
  brand?: string | null;

  @Field(() => String, { nullable: true, description: 'Model; required' })
  model?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'License plate, unique in the fleet, saved in upper case without spaces; required',
  })
  licensePlate?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Colour; null or empty clears it, omitted keeps it',
  })
  color?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Year of manufacture, 1950–2100; null clears it, omitted keeps it',
  })
  year?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Internal comment; null or empty clears it, omitted keeps it',
  })
  description?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: 'URLs of uploaded photos, main photo first; omitted keeps them',
  })
  photos?: string[] | null;

  @Field(() => Roubles, {
    nullable: true,
    description:
      'Default deposit for bookings of this car in roubles, at least 0; null sets 0, omitted keeps it',
  })
  depositAmount?: Kopecks | null;

  @Field(() => [TariffGroupInput], {
    nullable: true,
    description: 'Tariff groups, at least one; required',
  })
  tariffGroups?: TariffGroupInput[] | null;

  @Field(() => Int, {
    nullable: true,
    description: READ_VERSION,
  })
  version?: number | null;
}
