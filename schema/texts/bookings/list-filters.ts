import type { BookingMoneyFilter } from '@schema/constants/booking-list';

/** Filters of the booking list and their named views. */
export const LIST_FILTER_TEXTS = {
  from: 'Аренда с',
  to: 'Аренда по',
  source: 'Источник',
  anySource: 'Все источники',
  model: 'Модель',
  anyModel: 'Все модели',
  money: 'Расчёты',
  anyMoney: 'Любые',
  failed: 'Не удалось загрузить источники и модели',
  /** A link with a filter that the user may not use. */
  moneyLeftOut: 'Отбор по расчётам из ссылки не применён: его видят те, кто оформляет брони.',
  views: 'Сохранённые виды',
  noViews: 'Назовите вид, чтобы открывать эти фильтры, поиск и порядок одним нажатием.',
  viewName: 'Название вида',
  save: 'Сохранить вид',
  copy: 'Скопировать ссылку',
  remove: 'Удалить вид',
} as const;

export const MONEY_FILTER_TITLES: Readonly<Record<BookingMoneyFilter, string>> = {
  unpaid: 'Не оплачено',
  untaken: 'Залог не взят',
};
