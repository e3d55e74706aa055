import type { NounForms } from '@schema/values/words/plural';

/** Labels of the logistics of the day (requirements.md, D). */
export const LOGISTICS_TEXTS = {
  title: 'Логистика',
  day: 'День логистики',
  days: 'Выбор дня',
  previous: 'Предыдущий день',
  next: 'Следующий день',
  today: 'Сегодня',
  timeline: 'События дня',
  loading: 'Загружаем события дня…',
  empty: 'В этот день событий нет',
  emptyHint: 'Выдачи, возвраты и сервисные работы появятся здесь сами.',
  invalidDateHint: 'Дата в адресе пишется так: 2026-11-24.',
  toToday: 'К сегодняшнему дню',
  /** Maintenance that began on an earlier day: «с 21.11.2026». */
  since: 'с',
  /** The last instant of a day, as opposed to 00:00, its first. */
  midnight: '24:00',
  rentalExtension: 'Продление аренды',
} as const;

/** Badges of a timeline, by the status of the booking (requirements.md, D12). */
export const LOGISTICS_BADGES = {
  handoverActive: 'Активно',
  handoverPlan: 'План',
  /** The two documented badges belong to active rentals. */
  handoverPast: 'Выдана',
  returnCompleted: 'Завершено',
  returnAhead: 'Возврат',
} as const;

export const LOGISTICS_KINDS = {
  handover: 'Выдача',
  return: 'Возврат',
  maintenance: 'Сервис',
} as const;

export const LOGISTICS_DIALOG_TITLES = {
  handover: 'Выдача автомобиля',
  return: 'Возврат автомобиля',
  maintenance: 'Сервисная работа',
} as const;

export const LOGISTICS_DIALOG_TEXTS = {
  pickup: 'Выдача',
  return: 'Возврат',
  start: 'Начало',
  end: 'Окончание',
  price: 'Стоимость',
  noPrice: 'Цена не указана',
  deposit: 'Залог',
  source: 'Источник',
  noSource: 'Не указан',
  notes: 'Комментарий',
  noNotes: 'Нет комментария',
  description: 'Работы',
  cost: 'Стоимость работ',
  openBooking: 'Открыть бронь',
  openService: 'Открыть на шахматке',
} as const;

export const HANDOVER_FORMS: NounForms = { one: 'выдача', few: 'выдачи', many: 'выдач' };
export const RETURN_FORMS: NounForms = { one: 'возврат', few: 'возврата', many: 'возвратов' };
