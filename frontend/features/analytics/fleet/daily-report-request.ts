import type { GraphqlRequest } from '@frontend/shared/data/requests/fetch-graphql';
import { periodInstants, type ReportPeriod } from '@schema/values/time/report-period';
import operations from './daily-report.graphql?raw';

/** Daily figures of a period, of the fleet (`carId` null) or of one car. */
export const dailyReportRequest = (
  period: ReportPeriod,
  zone: string,
  carId: number | null,
): GraphqlRequest => ({
  query: operations,
  operationName: 'DailyReport',
  variables: { carId, ...periodInstants(period, zone) },
});
