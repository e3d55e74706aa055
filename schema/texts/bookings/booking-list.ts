import type { BookingSortField, SortDirection } from '@schema/constants/booking-list';
import type { NounForms } from '@schema/values/words/plural';

/** Labels of the booking list (requirements.md, L). */
export const BOOKING_LIST_TEXTS = {
  earning: 'Брони с днями аренды за',
  oneCar: 'Один автомобиль',
  allBookings: 'Все брони',
  title: 'Список броней',
  counters: 'Брони по статусам',
  total: 'Всего',
  active: 'Активно',
  planned: 'Запланировано',
  completed: 'Завершено',
  cancelled: 'Отменено',
  search: 'Поиск броней',
  searchPlaceholder: 'Имя, телефон, номер или марка',
  sort: 'Сортировка',
  customer: 'Клиент',
  car: 'Автомобиль',
  period: 'Период',
  created: 'Создана',
  status: 'Статус',
  amount: 'Сумма',
  source: 'Источник',
  noSource: 'Не указан',
  noPrice: 'Не указана',
  actions: 'Действия',
  open: 'Открыть',
  openOf: 'Открыть бронь:',
  empty: 'Броней пока нет',
  emptyHint: 'Первая бронь появится здесь, как только её оформят на шахматке.',
  toBoard: 'Открыть шахматку',
  onBoard: 'показать на шахматке',
  nothingFound: 'Ничего не найдено',
  nothingFoundHint: 'Измените запрос или выберите другой статус.',
  loading: 'Загружаем брони…',
  notes: 'Комментарий',
  deposit: 'Залог',
  phone: 'Телефон',
  cancelledAt: 'Отменена',
  days: 'Длительность',
} as const;

const SORT_FIELD_TITLES: Readonly<Record<BookingSortField, string>> = {
  createdAt: 'По дате создания',
  startDate: 'По дате выдачи',
  endDate: 'По дате возврата',
  customer: 'По клиенту',
  car: 'По автомобилю',
  status: 'По статусу',
};

const BY_TIME: Readonly<Record<SortDirection, string>> = {
  desc: 'сначала новые',
  asc: 'сначала старые',
};
const BY_NAME: Readonly<Record<SortDirection, string>> = { asc: 'А–Я', desc: 'Я–А' };
const BY_STATUS: Readonly<Record<SortDirection, string>> = {
  asc: 'сначала активные',
  desc: 'сначала отменённые',
};

const DIRECTIONS: Readonly<Record<BookingSortField, Readonly<Record<SortDirection, string>>>> = {
  createdAt: BY_TIME,
  startDate: BY_TIME,
  endDate: BY_TIME,
  customer: BY_NAME,
  car: BY_NAME,
  status: BY_STATUS,
};

/** 'По дате создания: сначала новые' */
export const sortTitle = (field: BookingSortField, direction: SortDirection): string =>
  `${SORT_FIELD_TITLES[field]}: ${DIRECTIONS[field][direction]}`;

/** Labels of the cancelled-bookings archive (requirements.md, Z). */
export const ARCHIVE_TEXTS = {
  title: 'Архив заявок',
  summary: 'Итоги отмен',
  total: 'Всего отмен',
  potential: 'Потенциальная выручка',
  duration: 'Средняя длительность',
  rate: 'Доля отмен',
  search: 'Поиск по архиву',
  searchPlaceholder: 'Клиент, телефон или автомобиль',
  list: 'Отменённые брони',
  days: 'Дней',
  cancelledAt: 'Отменена',
  restore: 'Восстановить',
  restoreOf: 'Восстановить бронь:',
  restoreTitle: 'Восстановить бронь?',
  restoreHint: 'Бронь вернётся на шахматку, если её время на этом автомобиле ещё свободно.',
  noMatch: 'Совпадений не найдено',
  noMatchHint: 'Измените запрос или очистите поиск.',
  noData: 'Отменённых броней нет',
  noDataHint: 'Здесь появятся брони, которые переместили в архив.',
  topCars: 'Автомобили с отменами',
  noCars: 'Нет автомобилей с отменами',
  topCustomers: 'Клиенты с отменами',
  noCustomers: 'Нет клиентов с отменами',
  trend: 'Отмены по месяцам',
  noTrend: 'Нет данных по месяцам',
  lastYear: 'Последние 12 месяцев',
  lost: 'потеряно',
  loading: 'Загружаем архив…',
} as const;

/** «Показать все месяцы: 18» */
export const allMonthsText = (count: number): string => `Показать все месяцы: ${count}`;

export const CANCELLATION_FORMS: NounForms = { one: 'отмена', few: 'отмены', many: 'отмен' };
