import { formatMoment } from '@schema/values/time/calendar';
import { parseInstant } from '@schema/values/time/instant';

/** 'DD.MM.YYYY HH:mm' of an instant as the server writes it, by the company's clock. */
export function momentText(iso: string, zone: string): string {
  const instant = parseInstant(iso);
  return instant ? formatMoment(instant, zone) : '';
}
