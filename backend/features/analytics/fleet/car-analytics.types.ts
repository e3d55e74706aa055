import type {
  CarAnalytics,
  CarBookingFigures,
  CarServiceRecord,
  CarSummary,
} from '@backend/domain/analytics/car-analytics';
import { DateTime, Roubles } from '@backend/operation/scalars';
import { BookingStatusEnum } from '@backend/operation/types/enums.types';
import { ServiceWork } from '@backend/operation/types/maintenance.types';
import { NamedCarType } from '@backend/operation/types/named-car.types';
import type { BookingStatus } from '@schema/statuses';
import type { Kopecks } from '@schema/values/money/money';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { CarFiguresType } from './car-figures.types';

@ObjectType('CarSummary', { description: 'One car over the period' })
class CarSummaryType extends CarFiguresType implements CarSummary {
  @Field(() => Int, {
    description: 'Service work that starts in the period; its cost counts whole on that day',
  })
  maintenancesCount!: number;

  @Field(() => Float, { description: 'Days one of its bookings lasts on average, counted whole' })
  averageBookingLength!: number;
}

@ObjectType('CarBooking', { description: 'A booking and what it brings in the period' })
class CarBookingType implements CarBookingFigures {
  @Field(() => Int, { description: 'Number of the booking' })
  id!: number;

  @Field(() => DateTime, { description: 'Pickup' })
  startDate!: Date;

  @Field(() => DateTime, { description: 'Return; that instant itself is free again' })
  endDate!: Date;

  @Field(() => BookingStatusEnum, { description: 'Status at the moment of the answer' })
  status!: BookingStatus;

  @Field(() => String, { description: 'Full name of the customer' })
  customerName!: string;

  @Field(() => Int, { description: 'Rental days of the whole booking' })
  durationDays!: number;

  @Field(() => Int, { description: 'Rental days inside the period' })
  rentalDays!: number;

  @Field(() => Roubles, { nullable: true, description: 'Price of the whole booking' })
  totalPrice!: Kopecks | null;

  @Field(() => Roubles, { description: 'What its rental days inside the period earned' })
  revenuePortion!: Kopecks;
}

@ObjectType('CarService', {
  description: 'Service work that starts in the period; its cost counts whole on that day',
})
class CarServiceType extends ServiceWork implements CarServiceRecord {}

@ObjectType('CarAnalytics', { description: 'One car over the whole days of a period' })
export class CarAnalyticsType extends NamedCarType implements CarAnalytics {
  @Field(() => CarSummaryType, { description: 'Its figures' })
  summary!: CarSummaryType;

  @Field(() => [CarBookingType], { description: 'What makes up the revenue, by start' })
  bookings!: readonly CarBookingType[];

  @Field(() => [CarServiceType], { description: 'What makes up the cost, by start' })
  maintenances!: readonly CarServiceType[];
}
