import { Roubles } from '@backend/operation/scalars';
import type { Kopecks } from '@schema/values/money/money';
import { Field, Float, Int, ObjectType } from 'type-graphql';

/** Figures of one car over a period. Abstract. Plain fields without resolvers, for fleets of thousands of cars. */
@ObjectType({ simpleResolvers: true })
export abstract class CarFiguresType {
  @Field(() => Roubles, { description: 'Revenue of the rental days in the period' })
  totalRevenue!: Kopecks;

  @Field(() => Roubles, { description: 'Cost of the maintenance that starts in the period' })
  totalMaintenanceCost!: Kopecks;

  @Field(() => Float, {
    description: 'Rental days as a percentage of the days of the period, 0–100',
  })
  loadPercent!: number;

  @Field(() => Int, { description: 'Rental days in the period' })
  rentalDays!: number;

  @Field(() => Roubles, {
    description: 'Revenue per rental day, rounded to kopecks; 0 without rental days',
  })
  averageDailyRate!: Kopecks;

  @Field(() => Int, {
    description: 'Number of uncancelled bookings with a rental day in the period',
  })
  bookingsCount!: number;
}
