import type { NounForms } from '@schema/values/words/plural';

/** Labels of duplicate customers and of their merge. */
export const CUSTOMER_MERGE_TEXTS = {
  duplicates: 'Возможные дубли',
  duplicatesHint: 'Похоже, это один человек в двух карточках. Проверьте и объедините.',
  show: 'Показать',
  hide: 'Скрыть',
  compare: 'Сравнить',
  open: 'Объединить…',
  title: 'Объединение клиентов',
  confirm: 'Объединить',
  done: 'Клиенты объединены',
  undone: 'Объединение отменено',
  choose: 'С кем объединить',
  chooseHint: 'Найдите вторую карточку того же человека: по имени, телефону или последним цифрам.',
  search: 'Поиск клиента',
  searchPlaceholder: 'Имя или телефон',
  found: 'Найденные клиенты',
  nobody: 'Никого не нашли. Проверьте имя или телефон.',
  searching: 'Ищем…',
  searchFailed: 'Не удалось выполнить поиск',
  another: 'Выбрать другого',
  loading: 'Готовим предпросмотр…',
  missing: 'не указано',
  same: 'одинаково в обеих карточках',
  figures: 'Что перейдёт и что получится',
  figure: 'Показатель',
  stays: 'Останется',
  goes: 'Исчезнет',
  result: 'Станет',
  bookings: 'Броней',
  cancelledBookings: 'из них в архиве',
  incompleteBookings: 'Неполных броней',
  reviewRequests: 'Запросов отзыва',
  rentalDays: 'Суток по договорам',
  totalSpent: 'Выручка',
  effect:
    'Брони и запросы отзывов перейдут в карточку, которая останется. Вторая карточка исчезнет.',
} as const;

/** Reasons why two customers are likely duplicates. */
export const LIKENESS_TEXTS = {
  sameName: 'имя совпадает',
  sameEmail: 'почта совпадает',
  phoneTypo: 'телефоны отличаются одной цифрой',
  phoneMissing: 'телефон только в одной карточке',
} as const;

export const PAIR_FORMS: NounForms = { one: 'пара', few: 'пары', many: 'пар' };
