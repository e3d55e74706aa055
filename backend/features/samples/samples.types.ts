import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A sample car that stays because something on it is not a sample' })
export class KeptSampleCar {
  @Field(() => Int, { description: 'Number of the car' })
  id!: number;

  @Field(() => String, { description: 'Make and model' })
  title!: string;

  @Field(() => String, { description: 'Its plate' })
  licensePlate!: string;

  @Field(() => Int, { description: 'Bookings on it that stay' })
  bookings!: number;

  @Field(() => Int, { description: 'Service work on it that stays' })
  maintenances!: number;
}

@ObjectType({ description: 'How many rows of each kind' })
export class SampleCounts {
  @Field(() => Int, { description: 'Cars' })
  cars!: number;

  @Field(() => Int, { description: 'Customers' })
  customers!: number;

  @Field(() => Int, { description: 'Sources' })
  sources!: number;

  @Field(() => Int, { description: 'Bookings' })
  bookings!: number;

  @Field(() => Int, { description: 'Service work' })
  maintenances!: number;

  @Field(() => Int, { description: 'Cash entries' })
  cashEntries!: number;
}

@ObjectType({ description: 'The samples of a company that tries the product' })
export class Samples {
  @Field(() => Boolean, { description: 'There are samples to remove' })
  isLoaded!: boolean;

  @Field(() => Boolean, {
    description: 'There is no car, booking or customer, so they may be loaded',
  })
  canLoad!: boolean;

  @Field(() => SampleCounts, { description: 'What removing deletes' })
  gone!: SampleCounts;

  @Field(() => SampleCounts, { description: 'What removing keeps: changed or added since' })
  kept!: SampleCounts;

  @Field(() => [KeptSampleCar], { description: 'The cars that removing keeps' })
  keptCars!: KeptSampleCar[];
}
