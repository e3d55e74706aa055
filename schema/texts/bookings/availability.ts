import { CAR_FORMS, type NounForms, nounFor, plural } from '@schema/values/words/plural';

const APPEARED_FORMS: NounForms = { one: 'появилась', few: 'появились', many: 'появились' };

/** Labels of quick booking (requirements.md, K39, K41). Errors are in messages.ts. */
export const QUICK_BOOKING_TEXTS = {
  title: 'Быстрое бронирование',
  subtitle: 'Новое бронирование',
  pickup: 'Выдача',
  return: 'Возврат',
  pickupDay: 'Выдача в день',
  today: 'Сегодня',
  tomorrow: 'Завтра',
  lengths: 'Срок',
  model: 'Модель',
  anyModel: 'Любая модель',
  calendar: 'Календарь',
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

/** Marks of the calendar of quick booking. */
export const FREE_DAYS_TEXTS = {
  calendar: 'Дни аренды',
  free: (count: number) => `свободно: ${plural(count, CAR_FORMS)}`,
  partly: 'свободна часть дня',
  partlySign: 'часть',
  taken: 'свободных нет',
  takenSign: '–',
  legend: 'Число — свободно весь день, «часть» — часть дня, «–» — свободных нет.',
  failed: 'Не удалось узнать свободные дни',
  retry: 'Показать свободные дни',
} as const;

/** Arrows of a calendar of four weeks. */
export const RANGE_TEXTS = {
  back: 'Предыдущие 4 недели',
  forth: 'Следующие 4 недели',
} as const;
