import { type NounForms, nounFor } from '@schema/values/words/plural';

const APPEARED_FORMS: NounForms = { one: 'появилась', few: 'появились', many: 'появились' };

/** Labels of quick booking (requirements.md, K39, K41). Errors are in messages.ts. */
export const QUICK_BOOKING_TEXTS = {
  title: 'Быстрое бронирование',
  subtitle: 'Новое бронирование',
  pickup: 'Выдача',
  return: 'Возврат',
  list: 'Свободные автомобили',
  search: 'Поиск среди свободных',
  searchPlaceholder: 'Модель, класс или номер',
  nothingFound: 'Таких среди свободных нет',
  nothingFoundHint: 'Измените слова или даты.',
  loading: 'Ищем свободные автомобили…',
  refreshing: 'Обновляем список…',
  perDay: 'в сутки',
  noPrice: 'Тариф не задан',
  choose: 'Выбрать',
  freeNow: 'Свободна сейчас',
  freeFrom: 'Освободится',
  next: 'Свободна до',
  noNext: 'Дальше свободна',
  noFreeCarsHint: 'Измените время выдачи или возврата.',
  /** A car of the open list, booked since it was loaded. */
  taken: 'Занята',
  /** Cars that became free: «ещё 2 появились». */
  moreFree: (count: number) => `ещё ${count} ${nounFor(count, APPEARED_FORMS)}`,
} as const;
