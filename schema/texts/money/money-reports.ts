import type { NounForms } from '@schema/values/words/plural';

/** «Деньги»: debts and held deposits (docs/domain.md, money). */
export const MONEY_REPORT_TEXTS = {
  tabs: 'Разделы денег',
  loading: 'Загружаем список…',
  loadFailed: 'Не удалось загрузить список',
  loadFailedHint: 'Повторите попытку позже.',
  search: 'Поиск',
  searchPlaceholder: 'Клиент, телефон, машина или номер',
  which: 'Показать',
  owing: 'Кто должен нам',
  planned: 'Ждём за будущие',
  overpaid: 'Кому должны мы',
  due: 'Пора вернуть',
  held: 'Все, что держим',
  untaken: 'Не взяты',
  untakenSum: 'Не взято',
  noUntaken: 'Все залоги взяты',
  noUntakenHint: 'Здесь появятся аренды, где машина выдана, а залог по договору не взят.',
  customer: 'Клиент',
  car: 'Автомобиль',
  end: 'Возврат',
  owed: 'Начислено',
  paid: 'Оплачено',
  balance: 'Долг',
  overpayment: 'Переплата',
  agreed: 'По договору',
  heldSum: 'Держим',
  returnBy: 'Вернуть до',
  total: 'Всего',
  over: 'Закончилась',
  deleted: 'Бронь удалена',
  deletedCustomer: 'Клиент удалён',
  customerPlaceholder: 'Клиент или телефон',
  nothing: 'Никого не нашлось',
  nothingHint: 'Измените слово или список.',
  noDebtors: 'Долгов нет',
  noDebtorsHint: 'Здесь появятся аренды, за которые заплачено не всё.',
  noDeposits: 'Залогов нет',
  noDepositsHint: 'Здесь появятся залоги, которые приняты и ещё не возвращены.',
  open: 'Открыть',
  actions: 'Действия',
  moment: 'На момент',
  toNow: 'Показать на сейчас',
} as const;

/** «Показано на 20.11.2026 12:00 …» */
export const pastMomentText = (moment: string): string =>
  `Суммы на ${moment}. Имена, даты и условия договора — сегодняшние.`;
/** Beside it, for a moment that has only just passed. */
export const PROVISIONAL_TEXT = 'Момент только что прошёл: суммы могут измениться ещё две минуты.';

export const CUSTOMER_FORMS: NounForms = { one: 'клиент', few: 'клиента', many: 'клиентов' };
export const RENTAL_FORMS: NounForms = { one: 'аренда', few: 'аренды', many: 'аренд' };

/** «Доначисления» in the analytics. */
export const CHARGE_TOTALS_TEXTS = {
  title: 'Доначисления',
  hint: 'Штрафы, топливо, мойка и другое, начисленное за эти дни. В выручку не входят.',
  loading: 'Загружаем доначисления…',
  loadFailed: 'Не удалось загрузить доначисления',
  total: 'Всего',
  times: (count: number) => `${count} шт.`,
} as const;
