import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { useZone } from '@frontend/shared/data/session';
import { CACHE_AGES_MS } from '@schema/constants';
import { MESSAGES } from '@schema/messages';
import type { ReportPeriod } from '@schema/values/time/report-period';
import { periodInstants } from '@schema/values/time/report-period';
import { FleetReportDocument, type FleetReportQuery } from './analytics.generated';

export type FleetReportFacts = FleetReportQuery['fleetAnalytics'];

/** Reasons for missing fleet figures. */
export const FLEET_FAILURE = {
  title: MESSAGES.analytics.loadFailed,
  hint: MESSAGES.analytics.loadFailedHint,
};

/** The fleet over a period, cached for 60 s; the previous period stays shown while loading. */
export function useFleetReport(period: ReportPeriod) {
  const zone = useZone();
  const { shown, query } = useFreshQuery(FleetReportDocument, {
    variables: periodInstants(period, zone),
    maxAgeMs: CACHE_AGES_MS.analytics,
    topics: ['fleet'],
  });
  return { report: shown?.fleetAnalytics ?? null, query };
}
