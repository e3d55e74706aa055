import { periodOf } from '@frontend/shared/lib/address/period-address';
import type { ReportPeriod } from '@schema/values/time/report-period';

/** Filter of a link from the analytics: bookings with revenue in a period, of one car or of all. */
export interface EarningFilter {
  readonly period: ReportPeriod | null;
  readonly carId: number | null;
}

const MAX_ID = 2_147_483_647;

function carOf(params: URLSearchParams): number | null {
  const id = Number(params.get('car'));
  return Number.isInteger(id) && id > 0 && id <= MAX_ID ? id : null;
}

/** Parses '?start=2026-11-01&end=2026-11-30&car=7'; null: neither period nor car. */
export function earningFilterOf(params: URLSearchParams): EarningFilter | null {
  const filter = { period: periodOf(params), carId: carOf(params) };
  return filter.period || filter.carId ? filter : null;
}

/** Removes the filter; search and order are kept. */
export function withoutEarningFilter(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of ['start', 'end', 'car', 'page']) next.delete(name);
  return next;
}
