/** What leads a new company to its first booking. */
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

/** What a screen shows once the company has cars. */
export const SCREEN_PURPOSES = {
  now: 'Здесь появятся выдачи, возвраты и пересечения, которые ждут решения.',
  logistics: 'Здесь появится расписание выдач и возвратов дня.',
  analytics: 'Здесь появятся выручка и загрузка парка.',
  gaps: 'Здесь появятся дни простоя между бронями.',
  day: 'Здесь появятся машины и брони дня.',
  reseat: 'Здесь подбирают другие машины для броней, чтобы освободить одну.',
} as const;
