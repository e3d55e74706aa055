import type { Whereabouts } from '@schema/values/bookings/whereabouts';

/** Where the car of a booking is, in the same words on every screen (docs/domain.md, whereabouts). */
export const WHEREABOUTS_TEXTS: Readonly<Record<Whereabouts, string>> = {
  waiting: 'ожидает выдачи',
  late_pickup: 'не выдана',
  out: 'у клиента',
  overdue: 'не возвращена',
  unconfirmed: 'возврат не отмечен',
  returned: 'возвращена',
  ended: 'завершена',
};

/** The words beside a status; null where the status says as much. */
export const whereaboutsSign = (where: Whereabouts): string | null =>
  where === 'waiting' || where === 'ended' ? null : WHEREABOUTS_TEXTS[where];

/** «возврат прошлой аренды не отмечен», beside a car that is offered. */
export const UNRETURNED_TEXTS = {
  overdue: 'не возвращена',
  unconfirmed: 'возврат прошлой аренды не отмечен',
  title: 'Выдать автомобиль?',
  confirm: 'Всё равно выдать',
} as const;

export const unreturnedText = (where: Whereabouts): string =>
  where === 'overdue' ? UNRETURNED_TEXTS.overdue : UNRETURNED_TEXTS.unconfirmed;
