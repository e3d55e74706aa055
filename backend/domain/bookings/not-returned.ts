import { MESSAGES } from '@schema/messages';
import type { Whereabouts } from '@schema/values/bookings/whereabouts';
import { shortName } from '@schema/values/people/short-name';
import { formatMoment } from '@schema/values/time/calendar';
import type { Period } from '@schema/values/time/period';
import { Refusal } from '../refusal';

interface NotReturned extends Period {
  readonly id: number;
  readonly customer: string;
  readonly whereabouts: Whereabouts;
}

/** «Автомобиль не возвращён»; for an unconfirmed return «Возврат прошлой аренды не отмечен». */
export function notReturnedText(whereabouts: Whereabouts): string {
  const { notReturned, returnUnconfirmed } = MESSAGES.marks;
  return whereabouts === 'overdue' ? notReturned : returnUnconfirmed;
}

/** CAR_NOT_RETURNED: 'Автомобиль не возвращён: Иванов И., 12.11.2026 10:00 – 15.11.2026 18:00'. */
export function carNotReturned(rental: NotReturned, zone: string): Refusal {
  const { id, customer, startDate, endDate, whereabouts } = rental;
  const who = shortName(customer) || MESSAGES.booking.unnamed;
  const period = `${formatMoment(startDate, zone)} – ${formatMoment(endDate, zone)}`;
  const message = `${notReturnedText(whereabouts)}: ${who}, ${period}`;
  return new Refusal('CAR_NOT_RETURNED', message, {
    details: { rental: { id, customer, startDate, endDate, whereabouts } },
  });
}
