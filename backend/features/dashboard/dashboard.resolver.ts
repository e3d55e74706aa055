import type { RequestContext } from '@backend/graphql/context';
import { Permit } from '@backend/graphql/permit';
import { Day } from '@backend/graphql/scalars';
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { DailyDashboardType } from './dashboard.types';
import { readDailyDashboard } from './read-daily-dashboard';

@Resolver()
export class DashboardResolver {
  @Permit('view_board', 'view_analytics', 'view_logistics')
  @Query(() => DailyDashboardType, { description: 'One day of the fleet' })
  dailyDashboard(
    @Ctx() ctx: RequestContext,
    @Arg('date', () => Day) date: string,
  ): Promise<DailyDashboardType> {
    return readDailyDashboard(ctx, date);
  }
}
