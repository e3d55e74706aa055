/** Another user has saved the same record. */
export const STALE_TEXTS = {
  title: 'Запись изменил другой сотрудник',
  load: 'Загрузить свежие данные',
  keep: 'Введённое здесь останется, кроме этих же полей.',
  empty: 'не указано',
  now: 'Сейчас',
} as const;
