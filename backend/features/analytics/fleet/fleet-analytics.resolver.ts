import type { RequestContext } from '@backend/operation/context';
import { Form } from '@backend/operation/form';
import { Permit } from '@backend/operation/permit';
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

@Resolver()
export class FleetAnalyticsResolver {
  @Price(25, { period: 366 })
  @Permit('view_analytics')
  @Form(analyticsPeriodForm, ({ start, end }) => ({ startDate: start, endDate: end }))
  @Query(() => FleetAnalyticsType, { description: 'Revenue, load and shares of the fleet' })
  fleetAnalytics(
    @Ctx() ctx: RequestContext,
    @Arg('start', () => DateTime, { nullable: true }) start: Date | null,
    @Arg('end', () => DateTime, { nullable: true }) end: Date | null,
  ): Promise<FleetAnalyticsType> {
    return readFleetAnalytics(ctx, { start, end });
  }

  @Price(2)
  @Permit('view_analytics')
  @Form(analyticsPeriodForm, ({ start, end }) => ({ startDate: start, endDate: end }))
  @Query(() => CarAnalyticsType, { description: 'Revenue, load and service of one car' })
  carAnalytics(
    @Ctx() ctx: RequestContext,
    @Arg('carId', () => Int) carId: number,
    @Arg('start', () => DateTime, { nullable: true }) start: Date | null,
    @Arg('end', () => DateTime, { nullable: true }) end: Date | null,
  ): Promise<CarAnalyticsType> {
    return readCarAnalytics(ctx, carId, { start, end });
  }

  @Price(10, { period: 93 })
  @Permit('view_analytics')
  @Form(dailyAnalyticsPayload, ({ start, end, carId }) => ({
    startDate: start,
    endDate: end,
    carId,
  }))
  @Query(() => DailyAnalyticsType, {
    description: 'Revenue, load and service day by day, of the fleet or of one car',
  })
  dailyAnalytics(
    @Ctx() ctx: RequestContext,
    @Arg('start', () => DateTime, { nullable: true }) start: Date | null,
    @Arg('end', () => DateTime, { nullable: true }) end: Date | null,
    @Arg('carId', () => Int, { nullable: true, description: 'Unset: the whole fleet' })
    carId: number | null,
  ): Promise<DailyAnalyticsType> {
    return readDailyAnalytics(ctx, { start, end }, carId ?? null);
  }
}
