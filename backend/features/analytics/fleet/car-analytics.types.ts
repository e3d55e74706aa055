import type {
  CarAnalytics,
  CarBookingFigures,
  CarServiceRecord,
  CarSummary,
} from '@backend/domain/analytics/car-analytics';
import { DateTime, Day, Roubles } from '@backend/operation/scalars';
import { BookingStatusEnum } from '@backend/operation/types/enums.types';
import { ServiceWork } from '@backend/operation/types/maintenance.types';
import { NamedCarType } from '@backend/operation/types/named-car.types';
import type { BookingStatus } from '@schema/statuses';
import type { Kopecks } from '@schema/values/money/money';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { CarFiguresType } from './car-figures.types';

@ObjectType('CarSummary', { description: 'Figures of one car over the period' })
class CarSummaryType extends CarFiguresType implements CarSummary {
  @Field(() => Int, {
    description: 'Number of maintenance records that start in the period',
  })
  maintenancesCount!: number;

  @Field(() => Float, {
    description:
      'Average length in rental days of the bookings with a rental day in the period, counted whole; 0 without bookings',
  })
  averageBookingLength!: number;
}

@ObjectType('CarBooking', { description: 'Booking of the car and its revenue in the period' })
class CarBookingType implements CarBookingFigures {
  @Field(() => Int, { description: 'ID of the booking' })
  id!: number;

  @Field(() => DateTime, { description: 'Pickup time' })
  startDate!: Date;

  @Field(() => DateTime, { description: 'Return time; the car is free from this instant on' })
  endDate!: Date;

  @Field(() => BookingStatusEnum, { description: 'Status at the time of the response' })
  status!: BookingStatus;

  @Field(() => String, { description: 'Full name of the customer' })
  customerName!: string;

  @Field(() => Int, {
    description: 'Rental days of the whole booking, a started day counts as one',
  })
  durationDays!: number;

  @Field(() => Int, { description: 'Rental days in the period' })
  rentalDays!: number;

  @Field(() => Roubles, {
    nullable: true,
    description: 'Price of the whole rental; null when there is none',
  })
  totalPrice!: Kopecks | null;

  @Field(() => Roubles, { description: 'Revenue of the rental days in the period' })
  revenuePortion!: Kopecks;
}

@ObjectType('CarService', {
  description: 'Maintenance that starts in the period; its whole cost counts on the day it starts',
})
class CarServiceType extends ServiceWork implements CarServiceRecord {}

@ObjectType('CarExpense', { description: 'Expense of the car, recorded in the tills' })
class CarExpenseType {
  @Field(() => Int, { description: 'ID of the operation' })
  id!: number;

  @Field(() => String, { description: 'Kind of expense' })
  kind!: string;

  @Field(() => Roubles, { description: 'Amount in roubles, greater than 0' })
  amount!: Kopecks;

  @Field(() => Day, { description: 'Day of the document, in company time' })
  spentOn!: string;

  @Field(() => String, { nullable: true, description: 'Comment; null when there is none' })
  comment!: string | null;
}

@ObjectType('CarAnalytics', { description: 'Figures of one car over the whole days of a period' })
export class CarAnalyticsType extends NamedCarType implements CarAnalytics {
  @Field(() => CarSummaryType, { description: 'Figures of the car over the period' })
  summary!: CarSummaryType;

  @Field(() => [CarBookingType], {
    description: 'Uncancelled bookings with a rental day in the period, by start',
  })
  bookings!: readonly CarBookingType[];

  @Field(() => [CarServiceType], { description: 'Maintenance that starts in the period, by start' })
  maintenances!: readonly CarServiceType[];

  @Field(() => [CarExpenseType], {
    description:
      'Expenses of the car by day, without reversed ones; for a partner, those the partner bears',
  })
  expenses!: readonly CarExpenseType[];

  @Field(() => Roubles, {
    description: 'Sum of `expenses`, which `totalMaintenanceCost` does not include',
  })
  expensesTotal!: Kopecks;
}
