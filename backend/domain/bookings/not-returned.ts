import { MESSAGES } from '@schema/messages';
import type { Whereabouts } from '@schema/values/bookings/whereabouts';
import { shortName } from '@schema/values/people/short-name';
import { formatMoment } from '@schema/values/time/calendar';
import { Refusal } from '../refusal';

interface NotReturned {
  readonly id: number;
  readonly customer: string;
  readonly endDate: Date;
  readonly whereabouts: Whereabouts;
}

/** CAR_NOT_RETURNED: 'Автомобиль не возвращён: Иванов И., возврат 15.11.2026 18:00'. */
export function carNotReturned(rental: NotReturned, zone: string): Refusal {
  const { id, customer, endDate, whereabouts } = rental;
  const { notReturned, returnUnconfirmed, dueBack } = MESSAGES.marks;
  const sentence = whereabouts === 'overdue' ? notReturned : returnUnconfirmed;
  const who = shortName(customer) || MESSAGES.booking.unnamed;
  const message = `${sentence}: ${who}, ${dueBack} ${formatMoment(endDate, zone)}`;
  return new Refusal('CAR_NOT_RETURNED', message, {
    details: { rental: { id, customer, endDate, whereabouts } },
  });
}
