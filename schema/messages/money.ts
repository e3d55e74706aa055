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
  /** This and the next three are not in requirements.md. */
  notFound: 'Запись не найдена',
  reversed: 'Запись уже отменена',
  isReversal: 'Запись сама отменяет другую: внесите сумму заново',
  reverseFailed: 'Не удалось отменить запись',
} as const;

/** The ledger of rentals; not in requirements.md. */
export const money = {
  amountRequired: 'Укажите сумму',
  amountNotPositive: 'Сумма должна быть больше нуля',
  methodRequired: 'Укажите способ оплаты',
  chargeKindRequired: 'Укажите, за что начислено',
  chargeKindInvalid: 'Такого вида начисления нет',
  moreThanPaid: 'Вернуть можно не больше, чем оплачено',
  moreThanHeld: 'Вернуть можно не больше залога, который у нас',
  withheldMoreThanHeld: 'Удержать можно не больше залога, который у нас',
  withheldMoreThanOwed: 'Удержать можно не больше долга: сначала доначислите',
  bookingUnknown: 'Бронь не найдена',
  notFollowed: 'По этой брони расчёты не велись: она закончилась раньше, чем их начали вести',
  stale: 'Расчёты по брони изменились, пока вы вводили. Сверьте сумму и нажмите ещё раз.',
  advanceStale: 'Аванс клиента изменился, пока вы вводили. Сверьте сумму и нажмите ещё раз.',
  entryUnknown: 'Запись об оплате не найдена',
  chargeUnknown: 'Начисление не найдено',
  reversed: 'Запись уже отменена',
  isReversal: 'Запись сама отменяет другую: внесите сумму заново',
  depositIsReturned: 'Этот залог уже возвращён или удержан: сначала отмените возврат или удержание',
  paymentIsRefunded: 'Эти деньги уже возвращены: сначала отмените возврат',
  moreThanAdvance: 'Вернуть можно не больше аванса',
  creditedMoreThanAdvance: 'Зачесть можно не больше аванса',
  creditedMoreThanOwed: 'Зачесть можно не больше долга',
  advanceIsSpent: 'Этот аванс уже зачтён или возвращён: сначала отмените зачёт или возврат',
  creditIsOfRental: 'Зачёт отменяют в брони, где он записан',
  customerGone: 'Клиент удалён: верните эти деньги по брони',
  bookingDeleted: 'Бронь удалена: по ней деньги только возвращают',
  customerHasAdvance: 'У клиента есть аванс: сначала верните или зачтите его',
  tooManyBookings: 'Слишком много броней в одном запросе',
  returnDaysInvalid: 'Срок возврата залога — от 0 до 30 дней',
  momentInvalid: 'Укажите корректный момент',
  untakenNow: 'Не взятые залоги показываются только на сейчас',
  dayRequired: 'Укажите день',
} as const;

export const analytics = {
  loadFailed: 'Не удалось загрузить аналитику',
  loadFailedHint: 'Попробуйте выбрать другую дату или обновить страницу.',
  carLoadFailedHint: 'Проверьте выбранный период или повторите попытку позже.',
  invalidCar: 'Некорректный автомобиль',
  noDataForPeriod: 'Данных за период нет',
  /** The profit calculator: this and the next three are not in requirements.md. */
  ownerOnly: 'Доли по автомобилю меняет только владелец',
  shareTitleRequired: 'Укажите, чья это доля',
  purchasePriceInvalid: 'Укажите корректную цену покупки',
  currentValueInvalid: 'Укажите корректную текущую стоимость',
} as const;

export const partners = {
  nameRequired: 'Введите название партнёра',
  sharesExceed: 'Сумма долей не может превышать 100%',
  /** This and the next five are not in requirements.md. */
  shareInvalid: 'Укажите долю от 0 до 100%',
  repeated: 'Партнёр указан дважды',
  tooMany: 'Слишком много долей',
  notFound: 'Партнёр не найден',
  fromDayInvalid: 'Укажите день, с которого действуют доли',
  settledFromInvalid: 'Укажите день, с которого ведутся расчёты',
} as const;

/** `noTariffOn('05.03.2026')` → 'На 05.03.2026 не задан тариф' (docs/domain.md, price estimate). */
export function noTariffOn(formattedDay: string): string {
  return `На ${formattedDay} не задан тариф`;
}
