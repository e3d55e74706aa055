import type { NounForms } from '@schema/values/words/plural';

/** The search dialog: search, and commands typed as text. Its button: search-button.ts. */
export const SEARCH_DIALOG_TEXTS = {
  title: 'Поиск и команды',
  placeholder: 'Машина, клиент, телефон или «рио 14.11-17.11»',
  results: 'Найденное',
  close: 'Закрыть поиск',
  loading: 'Ищем…',
  loadingCars: 'Ищем свободные автомобили…',
  failed: 'Поиск не удался',
  nothing: 'Ничего не найдено',
  nothingHint: 'Проверьте слово, номер или телефон.',
  recent: 'Недавнее',
  actions: 'Действия',
  cars: 'Машины',
  customers: 'Клиенты',
  bookings: 'Брони',
  pages: 'Разделы',
  free: 'Свободны',
  noPrice: 'Тариф не задан',
  perDay: 'в сутки',
  noFreeMeant: 'Подходящие машины в эти дни заняты',
  otherCars: 'Все свободные машины на эти даты',
  quickBooking: 'Быстрое бронирование',
  cashEntry: 'Добавить поступление',
  hintMove: 'выбрать',
  hintOpen: 'открыть',
  hintBooking: 'рио завтра 3 дня',
  hintCash: 'касса 5000 мойка',
} as const;

export const FOUND_FORMS: NounForms = { one: 'вариант', few: 'варианта', many: 'вариантов' };
