import type { PlainRequest } from '@frontend/shared/data/requests/plain-request';
import { periodInstants, type ReportPeriod } from '@schema/values/time/report-period';
import operations from './analytics.graphql?raw';

export const fleetReportRequest = (period: ReportPeriod, zone: string): PlainRequest => ({
  query: operations,
  operationName: 'FleetReport',
  variables: periodInstants(period, zone),
});
