/** A customer's advance: money outside rentals (docs/domain.md, money). */
export const ADVANCE_TEXTS = {
  /** The panel of a customer's money. */
  panel: 'Расчёты',
  nothing: 'Клиент ничего не должен, залогов и аванса нет.',
  label: 'Аванс клиента',
  lines: 'Записи аванса',
  ofBooking: (bookingId: number) => `бронь № ${bookingId}`,
  noAdvances: 'Авансов нет',
  noAdvancesHint: 'Здесь появятся клиенты, которые заплатили вперёд без брони.',
  last: 'Последняя запись',
  sum: 'Аванс',
} as const;

export const ADVANCE_JOB_TEXTS = {
  takeAdvance: { title: 'Принять аванс', submit: 'Принять', done: 'Аванс принят' },
  returnAdvance: { title: 'Вернуть аванс', submit: 'Вернуть', done: 'Аванс возвращён' },
} as const;

export type AdvanceJob = keyof typeof ADVANCE_JOB_TEXTS;
