/** Labels of the daily card and its cash box (requirements.md, D, M). */
export const DAILY_TEXTS = {
  title: 'Аналитика дня',
  reportDay: 'Отчёт за',
  today: 'Сегодня',
  expand: 'Показать аналитику дня',
  collapse: 'Свернуть аналитику дня',
  loading: 'Загружаем аналитику…',
  cashbox: 'Касса',
  /** Revenue of the day's rentals, as opposed to cash received. */
  accrued: 'начислено за день',
  load: 'Загрузка',
  available: 'Свободно',
  handovers: 'Выдачи',
  returns: 'Возвраты',
  service: 'В сервисе',
  newBookings: 'Новые брони',
  of: 'из',
} as const;

export const CASHBOX_TEXTS = {
  title: 'Касса за',
  cars: 'Доход по автомобилям',
  noCars: 'В этот день автомобили не приносят дохода',
  extra: 'Дополнительные операции',
  noExtra: 'Дополнительных операций нет',
  noComment: 'Без комментария',
  total: 'Итого',
  currency: 'руб.',
  copy: 'Скопировать',
  loading: 'Загружаем кассу…',
} as const;
