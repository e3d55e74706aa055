import { BOOKING_FIELDS } from '@schema/fields/booking-fields';
import { BOOKING_STATUS_TITLES } from '@schema/statuses';

/** The quick card of an event on the board (docs/board.md). */
export const CARD_TEXTS = {
  label: 'Коротко о событии',
  phone: 'Телефон',
  price: 'Стоимость',
  deposit: 'Залог',
  source: 'Источник',
  notes: BOOKING_FIELDS.notes.label,
  cost: 'Расходы',
  handedOver: 'Выдана',
  returned: 'Возвращена',
  extend: 'Продлить',
  open: 'Открыть',
  planned: BOOKING_STATUS_TITLES.planned,
  active: BOOKING_STATUS_TITLES.active,
  dueToday: 'Возврат сегодня',
  past: BOOKING_STATUS_TITLES.completed,
  conflict: 'Конфликт',
  conflictElsewhere: 'Мешает событие за пределами загруженных дней.',
} as const;

/** «Возврат ждали 20.11.2026 18:00.» */
export function overdueText(end: string): string {
  return `Возврат ждали ${end}.`;
}
