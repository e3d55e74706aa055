import carLook from '@frontend/shared/cars/car-look.graphql?raw';
import type { PlainRequest } from '@frontend/shared/data/requests/plain-request';
import { periodInstants, type ReportPeriod } from '@schema/values/time/report-period';
import operations from './analytics.graphql?raw';

const QUERY = [operations, carLook].join('\n');

export const fleetReportRequest = (period: ReportPeriod, zone: string): PlainRequest => ({
  query: QUERY,
  operationName: 'FleetReport',
  variables: periodInstants(period, zone),
});
