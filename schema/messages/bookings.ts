/** Bookings, and their dates and marks. */

export const period = {
  timesRequired: 'Укажите время выдачи и возврата',
  invalid: 'Введите корректные дату и время',
  endBeforeStart: 'Время возврата не может быть раньше времени выдачи',
  /** Not in requirements.md. */
  tooLong: 'Период не может быть длиннее 10 лет',
  tooFar: 'Дата дальше 10 лет от сегодняшнего дня: проверьте год',
  halfTyped: 'Дата введена не полностью',
  noSuchDay: 'Такого дня нет: проверьте день и месяц',
  noSuchTime: 'Такого времени нет: в этот день часы переводят вперёд',
  noSuchClock: 'Такого времени нет: часы от 00 до 23, минуты от 00 до 59',
  unreadDate: 'Дата не прочитана: нужна в виде 31.12.2026 или 31.12.2026 18:00',
} as const;

export const booking = {
  customerRequired: 'Введите имя клиента',
  phoneInvalid: 'Введите корректный телефон клиента',
  carRequired: 'Выберите автомобиль',
  sourceInvalid: 'Выберите источник из списка',
  totalPriceInvalid: 'Укажите корректную итоговую стоимость аренды',
  totalPriceInvalidOnEdit: 'Укажите корректную итоговую стоимость',
  depositInvalid: 'Укажите корректный размер залога',
  backdated: 'Вы добавляете бронь задним числом — внимательно проверьте даты и итоговые данные.',
  archiveConfirm: 'Переместить бронь в архив?',
  saveFailed: 'Не удалось сохранить бронь',
  updateFailed: 'Не удалось обновить бронь',
  deleteFailed: 'Не удалось удалить бронь',
  notFound: 'Бронь не найдена',
  alreadyArchived: 'Бронь уже в архиве',
  notArchived: 'Бронь не в архиве',
  incomplete: 'Бронь заполнена не полностью',
  unnamed: 'Бронь',
} as const;

/** Marks of a booking; not in requirements.md. */
export const marks = {
  tooEarly: 'Выдачу можно отметить не раньше дня начала аренды',
  alreadyReturned: 'Автомобиль уже возвращён',
  notBegun: 'Аренда ещё не началась: отмечать возврат рано',
  notReturned: 'Автомобиль не возвращён',
  momentInFuture: 'Время отметки не может быть позже текущего',
  momentInvalid: 'Введите корректные дату и время отметки',
  beforeHandover: 'Возврат не может быть раньше выдачи',
  otherCar: 'В брони теперь другая машина: проверьте её и поставьте отметку в самой брони',
  returnUnconfirmed: 'Возврат прошлой аренды не отмечен',
  handoverFailed: 'Не удалось отметить выдачу',
  returnFailed: 'Не удалось отметить возврат',
  undoFailed: 'Не удалось снять отметку',
} as const;

export const incomplete = {
  checkFailed: 'Не удалось проверить пустые брони',
  checkFailedHint: 'Проверьте подключение и повторите попытку.',
  refresh: 'Обновить список',
  purgeFailed: 'Не удалось удалить пустые брони',
  /** A complete booking was repaired or deleted as incomplete; not in requirements.md. */
  alreadyComplete: 'Бронь уже заполнена',
} as const;
