import type { RequestContext } from '@backend/operation/context';
import { Form } from '@backend/operation/form';
import { PermitWithPartners } from '@backend/operation/permit';
import { Price } from '@backend/operation/price';
import { DateTime } from '@backend/operation/scalars';
import { analyticsPeriodForm, dailyAnalyticsPayload } from '@schema/forms/analytics-period';
import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { CarAnalyticsType } from './car-analytics.types';
import { DailyAnalyticsType } from './daily-analytics.types';
import { FleetAnalyticsType } from './fleet-analytics.types';
import { readCarAnalytics } from './read-car-analytics';
import { readDailyAnalytics } from './read-daily-analytics';
import { readFleetAnalytics } from './read-fleet-analytics';

const PERIOD_START = 'Start of the period, whose whole days in company time count; required';
const PERIOD_END =
  'End of the period, not before the start and at most ten years after it; required';

@Resolver()
export class FleetAnalyticsResolver {
  @Price(25, { period: 366 })
  @PermitWithPartners('view_analytics')
  @Form(analyticsPeriodForm, ({ start, end }) => ({ startDate: start, endDate: end }))
  @Query(() => FleetAnalyticsType, {
    description: 'Revenue, load and partner shares of the fleet over a period',
  })
  fleetAnalytics(
    @Ctx() ctx: RequestContext,
    @Arg('start', () => DateTime, { nullable: true, description: PERIOD_START }) start: Date | null,
    @Arg('end', () => DateTime, { nullable: true, description: PERIOD_END }) end: Date | null,
  ): Promise<FleetAnalyticsType> {
    return readFleetAnalytics(ctx, { start, end });
  }

  @Price(2)
  @PermitWithPartners('view_analytics')
  @Form(analyticsPeriodForm, ({ start, end }) => ({ startDate: start, endDate: end }))
  @Query(() => CarAnalyticsType, {
    description: 'Revenue, load and maintenance of one car over a period',
  })
  carAnalytics(
    @Ctx() ctx: RequestContext,
    @Arg('carId', () => Int, { description: 'ID of the car' }) carId: number,
    @Arg('start', () => DateTime, { nullable: true, description: PERIOD_START }) start: Date | null,
    @Arg('end', () => DateTime, { nullable: true, description: PERIOD_END }) end: Date | null,
  ): Promise<CarAnalyticsType> {
    return readCarAnalytics(ctx, carId, { start, end });
  }

  @Price(10, { period: 93 })
  @PermitWithPartners('view_analytics')
  @Form(dailyAnalyticsPayload, ({ start, end, carId }) => ({
    startDate: start,
    endDate: end,
    carId,
  }))
  @Query(() => DailyAnalyticsType, {
    description: 'Revenue, load and maintenance by day, of the fleet or of one car',
  })
  dailyAnalytics(
    @Ctx() ctx: RequestContext,
    @Arg('start', () => DateTime, { nullable: true, description: PERIOD_START }) start: Date | null,
    @Arg('end', () => DateTime, { nullable: true, description: PERIOD_END }) end: Date | null,
    @Arg('carId', () => Int, {
      nullable: true,
      description: 'ID of the car; defaults to the whole fleet',
    })
    carId: number | null,
  ): Promise<DailyAnalyticsType> {
    return readDailyAnalytics(ctx, { start, end }, carId ?? null);
  }
}
