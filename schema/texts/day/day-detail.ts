import type { NounForms } from '@schema/values/words/plural';

/** Labels of the lists opened from the tiles of the daily card (requirements.md, D). */
export const DAY_DETAIL_TEXTS = {
  back: 'К шахматке',
  unknownCategoryHint: 'Проверьте адрес или вернитесь к шахматке.',
  invalidDateHint: 'Дата в адресе пишется так: 2026-11-24.',
  loading: 'Загружаем список…',
  sum: 'на сумму',
  pickup: 'Выдача',
  return: 'Возврат',
  recorded: 'Оформлена',
  start: 'Начало',
  end: 'Окончание',
  noPhone: 'Телефон не указан',
  noPrice: 'Цена не указана',
  noSource: 'Источник не указан',
  extension: 'Продление',
  extended: 'Продлена',
  thatDay: 'В этот день',
  freeAllDay: 'Свободна весь день',
  releases: 'Освобождается в',
  released: 'Освободилась в',
  dayPrice: 'Цена за сутки',
  noTariff: 'Тариф не задан',
  book: 'Забронировать',
  next: 'Следующее событие',
  noNext: 'Ничего не назначено',
  freeFor: 'Свободна ещё',
  lessThanDay: 'меньше суток',
  todayAt: 'сегодня в',
  tomorrowAt: 'завтра в',
} as const;

export const DAY_CATEGORY_TITLES = {
  available: 'Свободные автомобили',
  handovers: 'Выдача автомобилей',
  returns: 'Возврат автомобилей',
  service: 'Автомобили в сервисе',
  'new-bookings': 'Новые брони',
} as const;

/** A list of the day: the last segment of /analytics/{date}/{category}. */
export type DayCategory = keyof typeof DAY_CATEGORY_TITLES;

export const DAY_CATEGORY_EMPTY: Readonly<Record<DayCategory, string>> = {
  available: 'Нет свободных автомобилей',
  handovers: 'В этот день выдач нет',
  returns: 'В этот день возвратов нет',
  service: 'В этот день в сервисе никого нет',
  'new-bookings': 'В этот день броней не оформляли',
};

export const WORK_FORMS: NounForms = { one: 'работа', few: 'работы', many: 'работ' };

export function isDayCategory(text: string | undefined): text is DayCategory {
  return text !== undefined && Object.hasOwn(DAY_CATEGORY_TITLES, text);
}
