import type {
  FleetAnalytics,
  FleetCarFigures,
  FleetSummary,
} from '@backend/domain/analytics/fleet-analytics';
import type { PartnerAmount, PartnerRevenue } from '@backend/domain/analytics/partner-revenue';
import { DateTime, Roubles } from '@backend/operation/scalars';
import { CarLookType } from '@backend/operation/types/named-car.types';
import type { Kopecks } from '@schema/values/money/money';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { CarFiguresType } from './car-figures.types';

@ObjectType('FleetSummary', { description: 'Figures of the whole fleet over the period' })
class FleetSummaryType implements FleetSummary {
  @Field(() => DateTime, { description: 'Requested start' })
  periodStart!: Date;

  @Field(() => DateTime, { description: 'Requested end' })
  periodEnd!: Date;

  @Field(() => Roubles, { description: 'Revenue of the cars plus manual cash entries' })
  totalRevenue!: Kopecks;

  @Field(() => Roubles, {
    description:
      'Sum of the manual cash entries of the period, which belong to no car and no partner',
  })
  manualAdjustmentsTotal!: Kopecks;

  @Field(() => Float, {
    description: 'Rental days as a percentage of cars × days of the period, 0–100',
  })
  fleetLoadPercent!: number;

  @Field(() => Int, { description: 'Number of cars in the fleet' })
  totalCars!: number;

  @Field(() => Roubles, {
    description: 'Revenue of the cars per rental day, rounded to kopecks; 0 without rental days',
  })
  averageDailyRate!: Kopecks;

  @Field(() => Roubles, { description: 'Cost of the maintenance that starts in the period' })
  totalMaintenanceCost!: Kopecks;

  @Field(() => Int, {
    description: 'Number of uncancelled bookings with a rental day in the period',
  })
  totalBookings!: number;

  @Field(() => Int, { description: 'Rental days in the period' })
  totalRentalDays!: number;

  @Field(() => Float, {
    description:
      'Average length in rental days of the bookings with a rental day in the period, counted whole; 0 without bookings',
  })
  averageBookingLength!: number;
}

/** Plain fields without resolvers, for fleets of thousands of cars. */
@ObjectType('FleetCarFigures', {
  description: 'Figures of one car over the period',
  implements: CarLookType,
  simpleResolvers: true,
})
class FleetCarType extends CarFiguresType implements FleetCarFigures {
  @Field(() => Int, { description: 'ID of the car' })
  carId!: number;

  @Field(() => String, { description: 'Brand and model, else the license plate' })
  carTitle!: string;

  @Field(() => String, { description: 'License plate' })
  licensePlate!: string;

  @Field(() => String, { nullable: true, description: 'Colour; null when not given' })
  color!: string | null;

  @Field(() => Int, { nullable: true, description: 'Year of manufacture; null when not given' })
  year!: number | null;
}

@ObjectType('PartnerAmount', { description: 'Revenue of one partner' })
class PartnerAmountType implements PartnerAmount {
  @Field(() => Int, { description: 'ID of the partner' })
  partnerId!: number;

  @Field(() => String, { description: 'Name of the partner' })
  partnerName!: string;

  @Field(() => Float, {
    description: '`revenueAmount` as a percentage of `totalCarRevenue`, at most 3 decimals',
  })
  sharePercent!: number;

  @Field(() => Roubles, {
    description: 'Sum over all cars of revenue × share, rounded down to whole kopecks',
  })
  revenueAmount!: Kopecks;
}

@ObjectType('PartnerPeriodRevenue', { description: 'Revenue of the cars by partner' })
class PartnerPeriodRevenueType implements PartnerRevenue {
  @Field(() => Roubles, { description: 'Revenue of all cars, without manual cash entries' })
  totalCarRevenue!: Kopecks;

  @Field(() => [PartnerAmountType], { description: 'All partners, by name' })
  partners!: readonly PartnerAmountType[];
}

@ObjectType('FleetAnalytics', {
  description: 'Figures of the fleet over the whole days of a period',
})
export class FleetAnalyticsType implements FleetAnalytics {
  @Field(() => FleetSummaryType, { description: 'Figures of the whole fleet' })
  summary!: FleetSummaryType;

  @Field(() => [FleetCarType], { description: 'Figures of every car, in fleet order' })
  cars!: readonly FleetCarType[];

  @Field(() => PartnerPeriodRevenueType, { description: 'Revenue of the cars by partner' })
  partnerRevenue!: PartnerPeriodRevenueType;
}
