/** Labels of quick booking (requirements.md, K39, K41). Errors are in messages.ts. */
export const QUICK_BOOKING_TEXTS = {
  title: 'Быстрое бронирование',
  subtitle: 'Новое бронирование',
  pickup: 'Выдача',
  return: 'Возврат',
  list: 'Свободные автомобили',
  loading: 'Ищем свободные автомобили…',
  refreshing: 'Обновляем список…',
  perDay: 'в сутки',
  noPrice: 'Тариф не задан',
  choose: 'Выбрать',
  freeNow: 'Свободна сейчас',
  freeFrom: 'Освободится',
  next: 'Свободна до',
  noNext: 'Дальше свободна',
  noFreeCarsHint: 'Измените время выдачи или возврата.',
} as const;
