/** The quick card of an event on the board (docs/board.md). */
export const CARD_TEXTS = {
  label: 'Коротко о событии',
  phone: 'Телефон',
  price: 'Стоимость',
  deposit: 'Залог',
  source: 'Источник',
  notes: 'Заметка',
  cost: 'Расходы',
  handedOver: 'Выдана',
  returned: 'Возвращена',
  open: 'Открыть',
  planned: 'Запланирована',
  active: 'Активна',
  dueToday: 'Возврат сегодня',
  past: 'Завершена',
  conflict: 'Конфликт',
  conflictElsewhere: 'Мешает событие за пределами загруженных дней.',
} as const;

/** «Возврат ждали 20.11.2026 18:00.» */
export function overdueText(end: string): string {
  return `Возврат ждали ${end}.`;
}
