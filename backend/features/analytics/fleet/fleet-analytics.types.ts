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

@ObjectType('FleetSummary', { description: 'The whole fleet over the period' })
class FleetSummaryType implements FleetSummary {
  @Field(() => DateTime, { description: 'The requested start' })
  periodStart!: Date;

  @Field(() => DateTime, { description: 'The requested end' })
  periodEnd!: Date;

  @Field(() => Roubles, { description: 'What the cars earned plus the manual adjustments' })
  totalRevenue!: Kopecks;

  @Field(() => Roubles, { description: 'Cash entries made in the period; of no car, no partner' })
  manualAdjustmentsTotal!: Kopecks;

  @Field(() => Float, { description: 'Rental days / (cars × days) × 100, at most 100' })
  fleetLoadPercent!: number;

  @Field(() => Int, { description: 'Cars of the fleet' })
  totalCars!: number;

  @Field(() => Roubles, { description: 'Revenue of the cars per rental day' })
  averageDailyRate!: Kopecks;

  @Field(() => Roubles, { description: 'Cost of the service work that starts in the period' })
  totalMaintenanceCost!: Kopecks;

  @Field(() => Int, { description: 'Live bookings with a rental day in the period' })
  totalBookings!: number;

  @Field(() => Int, { description: 'Their rental days inside the period' })
  totalRentalDays!: number;

  @Field(() => Float, { description: 'Days one of them lasts on average, counted whole' })
  averageBookingLength!: number;
}

/** Plain fields without resolvers, for fleets of thousands of cars. */
@ObjectType('FleetCarFigures', {
  description: 'One car over the period',
  implements: CarLookType,
  simpleResolvers: true,
})
class FleetCarType extends CarFiguresType implements FleetCarFigures {
  @Field(() => Int, { description: 'Number of the car' })
  carId!: number;

  @Field(() => String, { description: 'Brand and model, else the plate' })
  carTitle!: string;

  @Field(() => String, { description: 'Licence plate' })
  licensePlate!: string;

  @Field(() => String, { nullable: true, description: 'Colour in words' })
  color!: string | null;

  @Field(() => Int, { nullable: true, description: 'Year of make' })
  year!: number | null;
}

@ObjectType('PartnerAmount', { description: 'What one partner has of the cars’ revenue' })
class PartnerAmountType implements PartnerAmount {
  @Field(() => Int, { description: 'Number of the partner' })
  partnerId!: number;

  @Field(() => String, { description: 'Name of the partner' })
  partnerName!: string;

  @Field(() => Float, { description: 'What the amount is of `totalCarRevenue`, to 3 decimals' })
  sharePercent!: number;

  @Field(() => Roubles, {
    description: 'Σ revenue of each car × its share, rounded down to a kopeck once',
  })
  revenueAmount!: Kopecks;
}

@ObjectType('PartnerPeriodRevenue', { description: 'How the revenue of the cars is shared' })
class PartnerPeriodRevenueType implements PartnerRevenue {
  @Field(() => Roubles, { description: 'What all cars earned, without manual adjustments' })
  totalCarRevenue!: Kopecks;

  @Field(() => [PartnerAmountType], { description: 'Every partner, by name' })
  partners!: readonly PartnerAmountType[];
}

@ObjectType('FleetAnalytics', { description: 'The fleet over the whole days of a period' })
export class FleetAnalyticsType implements FleetAnalytics {
  @Field(() => FleetSummaryType, { description: 'The whole fleet' })
  summary!: FleetSummaryType;

  @Field(() => [FleetCarType], { description: 'Every car, in the order of the fleet' })
  cars!: readonly FleetCarType[];

  @Field(() => PartnerPeriodRevenueType, { description: 'How the revenue is shared' })
  partnerRevenue!: PartnerPeriodRevenueType;
}
