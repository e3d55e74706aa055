import type { BookingStatus } from '@schema/statuses';
import type { Whereabouts } from '@schema/values/bookings/whereabouts';
import { shortName } from '@schema/values/people/short-name';
import { type Day, dayOf, formatMoment, timeOf } from '@schema/values/time/calendar';
import { parseInstant } from '@schema/values/time/instant';

/** Car location of a booking, with the same texts on every screen (docs/domain.md, whereabouts). */
export const WHEREABOUTS_TEXTS: Readonly<Record<Whereabouts, string>> = {
  waiting: 'ожидает выдачи',
  late_pickup: 'не выдана',
  out: 'у клиента',
  overdue: 'не возвращена',
  unconfirmed: 'возврат не отмечен',
  returned: 'возвращена',
  ended: 'завершена',
};

/** Text beside a status; null when the status already says it. */
export const whereaboutsSign = (where: Whereabouts): string | null =>
  where === 'waiting' || where === 'ended' ? null : WHEREABOUTS_TEXTS[where];

/** Text beside a status by the dates: a car handed over before the pickup is «уже у клиента». */
export const whereaboutsBeside = (status: BookingStatus, where: Whereabouts): string | null =>
  status === 'planned' && where === 'out' ? 'уже у клиента' : whereaboutsSign(where);

/** «возврат прошлой аренды не отмечен», beside an offered car. */
export const UNRETURNED_TEXTS = {
  overdue: 'не возвращена',
  unconfirmed: 'возврат прошлой аренды не отмечен',
  due: 'срок',
  title: 'Выдать автомобиль?',
  confirm: 'Всё равно выдать',
} as const;

export const unreturnedText = (where: Whereabouts): string =>
  where === 'overdue' ? UNRETURNED_TEXTS.overdue : UNRETURNED_TEXTS.unconfirmed;

/** An earlier unreturned rental of an offered car; ISO instants. */
export interface UnreturnedFacts {
  readonly customer: string;
  readonly endDate: string;
  readonly whereabouts: Whereabouts;
}

/**
 * Beside an offered car: «не возвращена: Иванов И., срок 17:30», for another day «срок 15.11.2026
 * 17:30»; for a return without a mark «возврат прошлой аренды не отмечен: …».
 */
export function unreturnedWords(rental: UnreturnedFacts, today: Day, zone: string): string {
  const due = parseInstant(rental.endDate);
  const isToday = due !== null && dayOf(due, zone) === today;
  const moment = due && (isToday ? timeOf(due, zone) : formatMoment(due, zone));
  const said = [shortName(rental.customer), moment && `${UNRETURNED_TEXTS.due} ${moment}`];
  return `${unreturnedText(rental.whereabouts)}: ${said.filter(Boolean).join(', ')}`;
}
