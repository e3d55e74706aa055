import { formatMoment, timeOf } from '@schema/values/time/calendar';
import { parseInstant } from '@schema/values/time/instant';

/** '09:10'; over several days '21.11.2026 09:10'. */
export function lineTime(iso: string, zone: string, isOneDay: boolean): string {
  const at = parseInstant(iso);
  if (!at) return '';
  return isOneDay ? timeOf(at, zone) : formatMoment(at, zone);
}
