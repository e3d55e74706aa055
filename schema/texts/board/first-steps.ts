/** First steps of a new company, up to its first booking. */
export const FIRST_STEPS_TEXTS = {
  title: 'Первые шаги',
  car: 'Добавить автомобиль',
  tariff: 'Задать тариф',
  booking: 'Создать бронь',
  done: 'сделано',
  hide: 'Скрыть',
  noFleetTitle: 'Автомобилей ещё нет',
  noFleetHint: 'Добавьте первый автомобиль или загрузите автопарк таблицей.',
} as const;
