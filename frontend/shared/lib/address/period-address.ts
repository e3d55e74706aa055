import { isDay } from '@schema/values/time/calendar';
import type { ReportPeriod } from '@schema/values/time/report-period';

/** Parses '?start=2026-11-01&end=2026-11-30'; null if absent or invalid. */
export function periodOf(params: URLSearchParams): ReportPeriod | null {
  const [from, to] = [params.get('start'), params.get('end')];
  return isDay(from) && isDay(to) && from <= to ? { from, to } : null;
}

/** Writes the period into the parameters; others are kept. */
export function withPeriod(params: URLSearchParams, { from, to }: ReportPeriod): URLSearchParams {
  const next = new URLSearchParams(params);
  next.set('start', from);
  next.set('end', to);
  return next;
}
