import { BOOKING_FORMS, plural } from '@schema/values/words/plural';

/** Labels of the incomplete bookings (requirements.md, K44, K45). Errors are in messages.ts. */
export const INCOMPLETE_TEXTS = {
  title: 'Неполные брони',
  hint: 'Загружены с неполными данными. Машину они не занимают, пока их не исправят.',
  loading: 'Ищем неполные брони…',
  list: 'Список неполных броней',
  empty: 'Неполных броней нет',
  emptyHint: 'Все брони заполнены.',
  open: 'Разобрать',
  hide: 'Скрыть',
  noName: 'Клиент не указан',
  noPhone: 'Телефон не указан',
  noCar: 'Машина не указана',
  noDate: 'не указано',
  cancelled: 'Отменена',
  fix: 'Исправить',
  delete: 'Удалить',
  deleteTitle: 'Удалить неполную бронь?',
  deleteHint: 'Бронь исчезнет насовсем, в архив она не попадёт.',
  deleted: 'Неполная бронь удалена',
  purge: 'Удалить все',
  purgeTitle: 'Удалить все неполные брони?',
  purgeHint: 'Они исчезнут насовсем, в архив они не попадут.',
  repairTitle: 'Исправление брони',
  back: 'К списку',
  save: 'Сохранить бронь',
  saved: 'Бронь исправлена',
  savedToArchive: 'Бронь исправлена и лежит в архиве: её отменили раньше',
  openBooking: 'Открыть',
  car: 'Автомобиль',
  carPlaceholder: 'Выберите автомобиль',
  carsFailed: 'Автомобили не загрузились. Закройте окно и попробуйте ещё раз.',
  toFix: 'Что нужно исправить',
  useTariff: 'Взять по тарифу',
} as const;

/** Issues of a booking, by the flags of the contract (requirements.md, K44). */
export const ISSUE_TITLES = {
  missingCar: 'Нет автомобиля',
  missingCustomer: 'Нет клиента',
  missingCustomerPhone: 'Нет телефона',
  emptyStartDate: 'Нет даты выдачи',
  invalidStartDate: 'Дата выдачи не распознана',
  emptyEndDate: 'Нет даты возврата',
  invalidEndDate: 'Дата возврата не распознана',
  invalidDateRange: 'Возврат раньше выдачи',
} as const;

export type IssueName = keyof typeof ISSUE_TITLES;

/** «Неполные брони: 5». */
export const incompleteText = (count: number): string => `${INCOMPLETE_TEXTS.title}: ${count}`;

/** «Удалено: 5 броней». */
export function purgedText(count: number): string {
  return `Удалено: ${plural(count, BOOKING_FORMS)}`;
}

/** Value of the field in the imported record: «В исходной записи: 31.02.2026». */
export const writtenText = (text: string): string => `В исходной записи: ${text}`;

/** «По тарифу: 12 600 ₽». */
export const tariffText = (price: string): string => `По тарифу: ${price}`;
