import carLook from '@frontend/shared/cars/car-look.graphql?raw';
import type { GraphqlRequest } from '@frontend/shared/data/requests/fetch-graphql';
import { periodInstants, type ReportPeriod } from '@schema/values/time/report-period';
import operations from './analytics.graphql?raw';

const QUERY = [operations, carLook].join('\n');

export const fleetReportRequest = (period: ReportPeriod, zone: string): GraphqlRequest => ({
  query: QUERY,
  operationName: 'FleetReport',
  variables: periodInstants(period, zone),
});
