import type {
  CarDays,
  DailyAnalytics,
  DayFigures,
} from '@backend/domain/analytics/daily-analytics';
import { Day, Roubles } from '@backend/operation/scalars';
import type { Kopecks } from '@schema/values/money/money';
import { Field, Float, Int, ObjectType } from 'type-graphql';

@ObjectType('DayFigures', { description: 'One date of a period', simpleResolvers: true })
class DayFiguresType implements DayFigures {
  @Field(() => Day, { description: 'The date in company time' })
  day!: string;

  @Field(() => Roubles, { description: 'What the rental days of the date earn; no cash entries' })
  totalRevenue!: Kopecks;

  @Field(() => Roubles, { description: 'Cash entries of the date; of no car' })
  manualAdjustmentsTotal!: Kopecks;

  @Field(() => Int, {
    description: 'Rental days of the date; one of 25 hours may hold two of a booking',
  })
  rentalDays!: number;

  @Field(() => Int, { description: 'Cars with a rental day on the date' })
  rentedCars!: number;

  @Field(() => Float, { description: '`rentedCars` / all cars × 100' })
  loadPercent!: number;

  @Field(() => Int, { description: 'Cars with service work of any status on the date' })
  carsInService!: number;

  @Field(() => Roubles, { description: 'Cost of the service work that starts on the date' })
  totalMaintenanceCost!: Kopecks;
}

@ObjectType('CarDays', { description: 'One car over the days of a period', simpleResolvers: true })
class CarDaysType implements CarDays {
  @Field(() => Int, { description: 'Number of the car' })
  carId!: number;

  @Field(() => String, {
    description: 'A digit per day: 0 free, 1 rented, 2 in service, 3 both',
  })
  days!: string;
}

@ObjectType('DailyAnalytics', {
  description: 'A period day by day; its sums are those of the fleet',
})
export class DailyAnalyticsType implements DailyAnalytics {
  @Field(() => Int, { description: 'Number of requested cars' })
  totalCars!: number;

  @Field(() => [DayFiguresType], { description: 'Every date of the period' })
  days!: readonly DayFiguresType[];

  @Field(() => [CarDaysType], { description: 'Every requested car, in the order of the fleet' })
  cars!: readonly CarDaysType[];
}
