/** Replacing the customer of a booking. */
export const CUSTOMER_REPLACEMENT_TEXTS = {
  open: 'Заменить клиента',
  title: 'Другой клиент',
  submit: 'Заменить',
  replacing: 'Сейчас в брони',
  money: 'Оплаты, залог и начисления останутся в этой аренде.',
  /** The booking extends another one of the former customer. */
  extension: 'Бронь продлевает аренду прежнего клиента. После замены она станет отдельной бронью.',
  /** The car was swapped during the rental. */
  parts: 'Машину в этой аренде меняли: клиент сменится во всех её частях.',
  extended: 'Заменить и в продлении',
  extendedHint: 'Иначе продление останется у прежнего клиента и станет отдельной бронью.',
  done: 'Клиент заменён:',
  undone: 'Прежний клиент возвращён',
  undoFailed: 'Не удалось вернуть прежнего клиента',
} as const;
