import { formatMoment } from '@schema/values/time/calendar';
import { parseInstant } from '@schema/values/time/instant';

/** An ISO instant as 'DD.MM.YYYY HH:mm' in the company time zone. */
export function momentText(iso: string, zone: string): string {
  const instant = parseInstant(iso);
  return instant ? formatMoment(instant, zone) : '';
}
