import { formatExactRoubles } from '@schema/values/money/money';
import { type Day, formatDay } from '@schema/values/time/calendar';

/** «Касса»: tills, expenses, handovers (docs/ru/09-money.md). Refusals are in messages/tills.ts. */
export const TILLS_TEXTS = {
  tab: 'Касса',
  loading: 'Загружаем кассы…',
  loadFailed: 'Не удалось загрузить кассы',
  loadFailedHint: 'Повторите попытку позже.',
  list: 'Кассы',
  shared: 'общая касса',
  chosen: 'касса для выбранных',
  own: 'моя касса',
  others: 'касса сотрудника',
  notCounted: 'не пересчитывали',
  countedToday: 'пересчёт сегодня',
  noDifference: 'расхождений нет',
  surplus: 'излишек',
  firstCount: 'первый пересчёт',
  shortage: 'недостача',
  actions: 'Операции с деньгами',
  income: 'Приход',
  expense: 'Расход',
  collection: 'Инкассация',
  handover: 'Передать',
  count: 'Пересчитать кассу',
  manage: 'Настроить кассы',
  noTills: 'Касс пока нет',
  noTillsHint: 'Касса сотрудника появится с первыми наличными, которые он примет.',
} as const;

/** 'пересчёт 20.11.2026' */
export const countedOn = (day: Day, today: Day): string =>
  day === today ? TILLS_TEXTS.countedToday : `пересчёт ${formatDay(day)}`;

/** Counted less expected cash, roubles: 'недостача 100 ₽'. */
export function differenceText(roubles: number): string {
  if (roubles === 0) return TILLS_TEXTS.noDifference;
  const word = roubles > 0 ? TILLS_TEXTS.surplus : TILLS_TEXTS.shortage;
  return `${word} ${formatExactRoubles(Math.abs(roubles))}`;
}

/** A recorded count: 'недостача 100 ₽'; the first one of a till has nothing to differ from. */
export const countResult = (count: {
  readonly difference: number;
  readonly isFirst: boolean;
}): string => (count.isFirst ? TILLS_TEXTS.firstCount : differenceText(count.difference));

export const TILL_FORM_TEXTS = {
  amount: 'Сумма',
  all: 'Всё',
  kind: 'Вид расхода',
  noKinds: 'Видов расхода нет: их добавляет администратор',
  car: 'Автомобиль',
  noCar: 'Без автомобиля',
  partner: 'За счёт владельца',
  noPartner: 'Нет, за счёт компании',
  carsFailed: 'Не удалось загрузить автомобили',
  method: 'Способ',
  day: 'День расхода',
  comment: 'Комментарий',
  till: 'Касса',
  fromTill: 'Из кассы',
  receiver: 'Кому',
  place: 'Куда',
  counted: 'Сейчас наличных',
  expected: 'Должно быть',
  countedSum: 'насчитали',
  byNotes: 'По купюрам и монетам',
  closeNotes: 'Ввести сумму',
  submit: 'Записать',
  send: 'Передать',
  saveFailed: 'Не удалось записать',
  expenseDone: 'Расход записан',
  collectionDone: 'Инкассация записана',
  handoverSent: 'Передача ждёт получателя',
  handoverDone: 'Деньги переданы',
  counts: 'Касса пересчитана',
  undone: 'Запись отменена',
  undoFailed: 'Не удалось отменить запись',
} as const;

export const HANDOVER_TEXTS = {
  list: 'Передачи, которые ждут',
  accept: 'Принять',
  acceptTitle: 'Принять деньги',
  decline: 'Отклонить',
  withdraw: 'Отозвать',
  accepted: 'Деньги приняты',
  declined: 'Передача отклонена',
  withdrawn: 'Передача отозвана',
  failed: 'Не удалось ответить на передачу',
} as const;

/** 'Борис передаёт 14 200 ₽ в кассу «Анна»' */
export const sentText = (from: string, to: string, roubles: number): string =>
  `${from} передаёт ${formatExactRoubles(roubles)} в кассу «${to}»`;

/** 'Передано 14 200 ₽, ждёт Анна' */
export const waitingText = (to: string, roubles: number): string =>
  `Передано ${formatExactRoubles(roubles)}, ждёт «${to}»`;

export const REGISTER_TEXTS = {
  title: 'Движение денег',
  loading: 'Загружаем движение денег…',
  loadFailed: 'Не удалось загрузить движение денег',
  lines: 'Операции по порядку',
  period: 'Период',
  today: 'Сегодня',
  yesterday: 'Вчера',
  week: 'Неделя',
  month: 'Месяц',
  range: 'Период',
  day: 'День',
  allTills: 'Все кассы',
  time: 'Время',
  document: 'Документ',
  who: 'Кто',
  till: 'Касса',
  cameIn: 'Приход, ₽',
  wentOut: 'Расход, ₽',
  cash: 'Остаток, ₽',
  empty: 'За эти дни деньги не двигались',
  notFound: 'За эти дни ничего не нашлось',
  notFoundHint: 'Возьмите больше дней или другие слова.',
  found: 'Найдено операций',
  foundSoFar: 'Показано операций',
  foundIn: 'Приход',
  foundOut: 'Расход',
  search: 'Найти в движении денег',
  searchPlaceholder: 'Номер, сумма, машина, комментарий',
  showMore: 'Показать ещё',
  moreFailed: 'Не удалось загрузить следующие строки',
  totals: 'Итоги',
  between: 'Между кассами',
  reverse: 'Отменить',
  reverseConfirm: 'Отменить запись?',
  reverseHint: 'Запишется обратная сумма, сама запись останется:',
  reverseSubmit: 'Отменить запись',
  keep: 'Не отменять',
  provisional: 'Период только что закончился: суммы могут измениться ещё две минуты.',
  opening: 'Остаток на начало',
  closing: 'Остаток на конец',
  comment: 'Комментарий',
  details: 'Подробности',
  method: 'Способ',
  date: 'Дата',
  moved: 'Обороты за период',
  anyPeriod: 'период',
  file: 'Касса',
} as const;

/** Headings that only the export of the register has together (docs/import.md). */
export const REGISTER_HEADINGS: readonly string[] = [
  REGISTER_TEXTS.document,
  REGISTER_TEXTS.details,
  REGISTER_TEXTS.cameIn,
  REGISTER_TEXTS.wentOut,
  REGISTER_TEXTS.cash,
];

/** 'Остаток на начало 21.11.2026' */
export const openingText = (day: Day): string => `${REGISTER_TEXTS.opening} ${formatDay(day)}`;

/** 'Остаток наличных на конец 21.11.2026' */
export const closingText = (day: Day): string => `Остаток наличных на конец ${formatDay(day)}`;

/** 'Скачать за ноябрь', 'Скачать за период' */
export const downloadText = (period: string): string => `Скачать за ${period}`;

export const EXPENSE_KIND_TEXTS = {
  all: 'Все',
  add: 'Вид расхода',
  title: 'Виды расходов',
  list: 'Расходы по видам',
  addTitle: 'Новый вид расхода',
  name: 'Название',
  submit: 'Добавить',
  added: 'Вид расхода добавлен',
  saved: 'Вид расхода изменён',
  save: 'Сохранить',
  failed: 'Не удалось сохранить вид расхода',
  edit: 'Изменить виды расходов',
  rename: 'Переименовать',
  archive: 'В архив',
  restore: 'Вернуть',
  archived: 'в архиве',
} as const;

/** 'Расходы за ноябрь' */
export const spentText = (month: string): string => `Расходы за ${month}`;

export const MANAGE_TILLS_TEXTS = {
  title: 'Кассы',
  add: 'Новая касса',
  name: 'Название',
  isForAll: 'Для всех, кто принимает деньги',
  users: 'Кто пользуется',
  create: 'Добавить кассу',
  save: 'Сохранить',
  edit: 'Изменить',
  close: 'Закрыть кассу',
  reopen: 'Открыть кассу',
  closed: 'закрыта',
  forAll: 'для всех',
  forSome: 'для выбранных',
  created: 'Касса добавлена',
  saved: 'Касса изменена',
  failed: 'Не удалось сохранить кассу',
  usersLoading: 'Загружаем сотрудников…',
} as const;
