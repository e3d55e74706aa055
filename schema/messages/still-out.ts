import { shortName } from '../values/people/short-name';
import { formatMoment } from '../values/time/calendar';
import type { Period } from '../values/time/period';
import { booking } from './bookings';

/** Required step before an operation on a booking whose car is out, by operation. */
const FIRST = {
  archive: 'Сначала отметьте возврат',
  otherCar: 'Отметьте возврат или замените машину',
} as const;
export type WantedWhileOut = keyof typeof FIRST;

/**
 * Refuses a change of a booking whose car is out: 'Машина у клиента: Иванов И., 12.11.2026 10:00 –
 * 15.11.2026 18:00. Сначала отметьте возврат'.
 */
export function stillOutText(
  { customer, startDate, endDate }: Period & { readonly customer: string },
  zone: string,
  wanted: WantedWhileOut = 'archive',
): string {
  const who = shortName(customer) || booking.unnamed;
  const dates = `${formatMoment(startDate, zone)} – ${formatMoment(endDate, zone)}`;
  return `Машина у клиента: ${who}, ${dates}. ${FIRST[wanted]}`;
}
