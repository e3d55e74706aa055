import { TAKE_PAYMENT_TITLE } from './take-payment';

/** «Оплата» of a booking (docs/domain.md, money). Refusals of the server are in schema/messages. */
export const RENTAL_MONEY_TEXTS = {
  title: 'Оплата',
  loading: 'Загружаем расчёты…',
  loadFailed: 'Не удалось загрузить расчёты',
  notFollowed: 'Расчёты по этой брони не велись',
  twoParts: 'Общий расчёт по всей аренде: машину меняли',
  owed: 'Начислено',
  paid: 'Оплачено',
  deposit: 'Залог',
  held: 'держим',
  agreed: 'по договору',
  returnBy: 'вернуть до',
  advance: 'Аванс клиента',
  charges: 'Доначисления',
  entries: 'Платежи',
  noEntries: 'Платежей ещё нет',
  reversed: 'Отменено',
  reversal: 'Отмена',
} as const;

export const MONEY_METHOD_TITLES = {
  cash: 'Наличные',
  card: 'Карта',
  transfer: 'Перевод',
  sbp: 'СБП',
  deposit: 'Из залога',
  advance: 'Из аванса',
} as const;

export const CHARGE_KIND_TITLES = {
  fine: 'Штраф',
  mileage: 'Перепробег',
  fuel: 'Топливо',
  washing: 'Мойка',
  damage: 'Повреждение',
  late: 'Опоздание',
  delivery: 'Доставка',
  other: 'Другое',
} as const;

/** By kind and direction of an entry. */
export const MONEY_ENTRY_TITLES = {
  rent: { in: 'Оплата', out: 'Возврат оплаты' },
  deposit: { in: 'Залог принят', out: 'Залог возвращён' },
  charge: { in: 'Оплата доначисления', out: 'Возврат доначисления' },
  advance: { in: 'Аванс принят', out: 'Аванс возвращён' },
} as const;
export const WITHHELD_TITLE = 'Удержано из залога';
/** Entries of a rental by direction. */
export const CREDIT_TITLES = { in: 'Зачтён аванс', out: 'Оставлено авансом' } as const;

/** The sheets: the title repeats the button that opens them. */
export const MONEY_SHEET_TEXTS = {
  amount: 'Сумма',
  depositAmount: 'Залог',
  returnAmount: 'Вернуть',
  withheldAmount: 'Удержать',
  withheldFor: 'За что удержать',
  debt: 'Долг по аренде',
  chargeKind: 'За что',
  method: 'Способ',
  comment: 'Комментарий',
  photo: 'Фото начисления',
  held: 'Держим залог',
  advance: 'Аванс клиента',
  alreadyDone: 'Уже записано',
  nothing: 'Укажите, сколько вернуть или удержать',
  tooMuch: 'Больше, чем держим залога',
} as const;

export const MONEY_JOB_TEXTS = {
  paymentAndDeposit: { title: 'Оплата и залог', submit: 'Принять', done: 'Принято' },
  payment: { title: TAKE_PAYMENT_TITLE, submit: 'Принять', done: 'Оплата принята' },
  deposit: { title: 'Принять залог', submit: 'Принять', done: 'Залог принят' },
  returnDeposit: { title: 'Вернуть залог', submit: 'Вернуть', done: 'Залог возвращён' },
  withhold: { title: 'Удержать', submit: 'Удержать', done: 'Удержано из залога' },
  charge: { title: 'Доначислить', submit: 'Доначислить', done: 'Доначислено' },
  refund: { title: 'Вернуть оплату', submit: 'Вернуть', done: 'Оплата возвращена' },
  credit: { title: 'Зачесть аванс', submit: 'Зачесть', done: 'Аванс зачтён' },
  keepAsAdvance: { title: 'Оставить авансом', submit: 'Оставить', done: 'Оставлено авансом' },
} as const;

export const REVERSE_MONEY_TEXTS = {
  action: 'Отменить',
  confirm: 'Отменить запись?',
  confirmTitle: 'Отменить запись',
  hint: 'Запишется обратная сумма, сама запись останется:',
  keep: 'Не отменять',
  done: 'Запись отменена',
  failed: 'Не удалось отменить запись',
} as const;
