import { Roubles } from '@backend/operation/scalars';
import type { Kopecks } from '@schema/values/money/money';
import { Field, Float, Int, ObjectType } from 'type-graphql';

/** Figures of one car over a period. Abstract. Plain fields without resolvers, for fleets of thousands of cars. */
@ObjectType({ simpleResolvers: true })
export abstract class CarFiguresType {
  @Field(() => Roubles, { description: 'What its rental days in the period earned' })
  totalRevenue!: Kopecks;

  @Field(() => Roubles, { description: 'Cost of its service work that starts in the period' })
  totalMaintenanceCost!: Kopecks;

  @Field(() => Float, { description: 'Rental days / days of the period × 100, at most 100' })
  loadPercent!: number;

  @Field(() => Int, { description: 'Rental days inside the period' })
  rentalDays!: number;

  @Field(() => Roubles, { description: 'Revenue per rental day' })
  averageDailyRate!: Kopecks;

  @Field(() => Int, { description: 'Live bookings with a rental day in the period' })
  bookingsCount!: number;
}
