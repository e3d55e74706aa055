import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Sample car that is kept, because it was changed or has kept records' })
export class KeptSampleCar {
  @Field(() => Int, { description: 'ID of the car' })
  id!: number;

  @Field(() => String, { description: 'Brand and model, else the license plate' })
  title!: string;

  @Field(() => String, { description: 'License plate' })
  licensePlate!: string;

  @Field(() => Int, { description: 'Number of bookings of the car that are kept' })
  bookings!: number;

  @Field(() => Int, { description: 'Number of maintenance records of the car that are kept' })
  maintenances!: number;
}

@ObjectType({ description: 'Number of records by type' })
export class SampleCounts {
  @Field(() => Int, { description: 'Number of cars' })
  cars!: number;

  @Field(() => Int, { description: 'Number of customers' })
  customers!: number;

  @Field(() => Int, { description: 'Number of sources' })
  sources!: number;

  @Field(() => Int, { description: 'Number of bookings' })
  bookings!: number;

  @Field(() => Int, { description: 'Number of maintenance records' })
  maintenances!: number;

  @Field(() => Int, { description: 'Number of cash entries' })
  cashEntries!: number;
}

@ObjectType({ description: 'Sample data for trying the product' })
export class Samples {
  @Field(() => Boolean, { description: 'Whether there is sample data to remove' })
  isLoaded!: boolean;

  @Field(() => Boolean, {
    description: 'Whether sample data can be loaded: there is no car, booking or customer',
  })
  canLoad!: boolean;

  @Field(() => SampleCounts, { description: 'Number of records that removing deletes, by type' })
  gone!: SampleCounts;

  @Field(() => SampleCounts, {
    description: 'Number of records that removing keeps, changed or added since, by type',
  })
  kept!: SampleCounts;

  @Field(() => [KeptSampleCar], { description: 'Cars that removing keeps' })
  keptCars!: KeptSampleCar[];
}
