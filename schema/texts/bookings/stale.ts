/** Another user saved the same record meanwhile. */
export const STALE_TEXTS = {
  load: 'Загрузить свежие данные',
  keep: 'Введённое здесь останется, кроме этих же полей.',
  empty: 'не указано',
} as const;
