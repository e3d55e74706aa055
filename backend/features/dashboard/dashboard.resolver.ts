import type { RequestContext } from '@backend/operation/context';
import { Form } from '@backend/operation/form';
import { Permit } from '@backend/operation/permit';
import { Price } from '@backend/operation/price';
import { Day } from '@backend/operation/scalars';
import { dashboardPayload } from '@schema/forms/analytics-period';
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { DailyDashboardType } from './dashboard.types';
import { readDailyDashboard } from './read-daily-dashboard';

@Resolver()
export class DashboardResolver {
  @Price(20)
  @Permit('view_board', 'view_analytics', 'view_logistics')
  @Form(dashboardPayload)
  @Query(() => DailyDashboardType, { description: 'Dashboard of one day' })
  dailyDashboard(
    @Ctx() ctx: RequestContext,
    @Arg('date', () => Day, { description: 'Day in company time' }) date: string,
  ): Promise<DailyDashboardType> {
    return readDailyDashboard(ctx, date);
  }
}
