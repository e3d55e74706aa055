/** Prices, cash and profit. */

export const pricing = {
  estimateFailed: 'Не удалось рассчитать стоимость',
  datesInvalid: 'Укажите корректные дату и время, чтобы рассчитать стоимость.',
  loading: 'Рассчитываем стоимость…',
  recalculating: 'Пересчитываем стоимость…',
  noEstimate: 'Стоимость можно указать вручную ниже.',
} as const;

export const cashbox = {
  amountRequired: 'Укажите сумму операции',
  amountNotPositive: 'Сумма должна быть положительной',
  saveFailed: 'Не удалось сохранить операцию',
  /** Ours, like the three below. */
  notFound: 'Запись не найдена',
  reversed: 'Запись уже отменена',
  isReversal: 'Запись сама отменяет другую: внесите сумму заново',
  reverseFailed: 'Не удалось отменить запись',
} as const;

export const analytics = {
  loadFailed: 'Не удалось загрузить аналитику',
  loadFailedHint: 'Попробуйте выбрать другую дату или обновить страницу.',
  carLoadFailedHint: 'Проверьте выбранный период или повторите попытку позже.',
  invalidCar: 'Некорректный автомобиль',
  noDataForPeriod: 'Данных за период нет',
  /** Ours, like the three below: the profit calculator. */
  ownerOnly: 'Доли по автомобилю меняет только владелец',
  shareTitleRequired: 'Укажите, чья это доля',
  purchasePriceInvalid: 'Укажите корректную цену покупки',
  currentValueInvalid: 'Укажите корректную текущую стоимость',
} as const;

export const partners = {
  nameRequired: 'Введите название партнёра',
  sharesExceed: 'Сумма долей не может превышать 100%',
  /** Ours, like the three below. */
  shareInvalid: 'Укажите долю от 0 до 100%',
  repeated: 'Партнёр указан дважды',
  tooMany: 'Слишком много долей',
  notFound: 'Партнёр не найден',
} as const;

/** `noTariffOn('05.03.2026')` → 'На 05.03.2026 не задан тариф' (docs/domain.md, price estimate). */
export function noTariffOn(formattedDay: string): string {
  return `На ${formattedDay} не задан тариф`;
}
