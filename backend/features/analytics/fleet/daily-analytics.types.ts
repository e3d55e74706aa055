import type {
  CarDays,
  DailyAnalytics,
  DayFigures,
} from '@backend/domain/analytics/daily-analytics';
import { Day, Roubles } from '@backend/operation/scalars';
import type { Kopecks } from '@schema/values/money/money';
import { Field, Float, Int, ObjectType } from 'type-graphql';

@ObjectType('DayFigures', { description: 'Figures of one day', simpleResolvers: true })
class DayFiguresType implements DayFigures {
  @Field(() => Day, { description: 'Day in company time' })
  day!: string;

  @Field(() => Roubles, {
    description: 'Revenue of the rental days that fall on the day, without manual cash entries',
  })
  totalRevenue!: Kopecks;

  @Field(() => Roubles, {
    description: 'Sum of the manual cash entries of the day, which belong to no car',
  })
  manualAdjustmentsTotal!: Kopecks;

  @Field(() => Int, {
    description: 'Rental days that fall on the day; a day of 25 hours may have two of one booking',
  })
  rentalDays!: number;

  @Field(() => Int, { description: 'Number of cars with a rental day on the day' })
  rentedCars!: number;

  @Field(() => Float, { description: '`rentedCars` as a percentage of `totalCars`, 0–100' })
  loadPercent!: number;

  @Field(() => Int, { description: 'Number of cars with maintenance of any status on the day' })
  carsInService!: number;

  @Field(() => Roubles, { description: 'Cost of the maintenance that starts on the day' })
  totalMaintenanceCost!: Kopecks;
}

@ObjectType('CarDays', { description: 'Days of one car over the period', simpleResolvers: true })
class CarDaysType implements CarDays {
  @Field(() => Int, { description: 'ID of the car' })
  carId!: number;

  @Field(() => String, {
    description: 'One digit per day of the period: 0 free, 1 rented, 2 in maintenance, 3 both',
  })
  days!: string;
}

@ObjectType('DailyAnalytics', {
  description: 'Figures of a period by day; their sums equal those of the period',
})
export class DailyAnalyticsType implements DailyAnalytics {
  @Field(() => Int, { description: 'Number of cars in the report' })
  totalCars!: number;

  @Field(() => [DayFiguresType], { description: 'Every day of the period, in order' })
  days!: readonly DayFiguresType[];

  @Field(() => [CarDaysType], { description: 'Every car of the report, in fleet order' })
  cars!: readonly CarDaysType[];
}
