import { isDay } from '@schema/values/time/calendar';
import type { ReportPeriod } from '@schema/values/time/report-period';

/** The period an address asks for, '?start=2026-11-01&end=2026-11-30'; null: none, or no period. */
export function periodOf(params: URLSearchParams): ReportPeriod | null {
  const [from, to] = [params.get('start'), params.get('end')];
  return isDay(from) && isDay(to) && from <= to ? { from, to } : null;
}

/** The address with this period, the rest of it kept. */
export function withPeriod(params: URLSearchParams, { from, to }: ReportPeriod): URLSearchParams {
  const next = new URLSearchParams(params);
  next.set('start', from);
  next.set('end', to);
  return next;
}
