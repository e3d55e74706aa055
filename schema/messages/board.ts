/** The board, and free or occupied cars. */

export const board = {
  loadFailedTitle: 'Ошибка загрузки',
  loadFailed: 'Не удалось подключиться к серверу CRM. Проверьте сеть и повторите попытку.',
  empty: 'Данные отсутствуют',
  dueToday: 'Возврат сегодня',
  invalidDays: 'Некорректное число дней',
  tooManyCars: 'Слишком много автомобилей в одном запросе',
} as const;

export const occupancy = {
  /** Followed by the title and the period of the conflict. */
  carOccupied: 'Автомобиль занят',
  /** Used when the conflict is unknown. Not in requirements.md. */
  carOccupiedNow: 'Автомобиль занят в выбранное время',
} as const;

export const quickBooking = {
  invalidPeriodTitle: 'Выберите корректный период',
  invalidPeriod: 'Дата возврата должна быть позже даты выдачи.',
  loadFailed: 'Не удалось загрузить список',
  /** Not in requirements.md. */
  tooManyDays: 'Свободные дни показываются не более чем за 100 дней',
  noFreeCars: 'Нет свободных автомобилей',
} as const;
