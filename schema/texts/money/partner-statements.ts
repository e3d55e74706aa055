import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import type { NounForms } from '@schema/values/words/plural';

/** «Владельцы»: what is left to pay to partners (docs/domain.md, partner statements). */
export const PARTNER_BALANCE_TEXTS = {
  title: SHELL_TEXTS.partners,
  loading: 'Загружаем расчёты с владельцами…',
  loadFailed: 'Не удалось загрузить расчёты с владельцами',
  loadFailedHint: 'Повторите попытку позже.',
  partner: 'Владелец',
  cars: 'Машин',
  due: 'Начислено за месяц',
  left: 'Осталось выплатить',
  leftNow: 'осталось выплатить',
  open: 'Отчёт',
  actions: 'Действия',
  empty: 'Владельцев пока нет',
  emptyHint: 'Добавьте партнёров и их доли в разделе «Аналитика», на вкладке «Доход».',
  file: 'владельцы',
} as const;

export const PARTNER_FORMS: NounForms = { one: 'владелец', few: 'владельца', many: 'владельцев' };

/** The statement of one partner. */
export const STATEMENT_TEXTS = {
  title: SHELL_TEXTS.statement,
  back: 'К владельцам',
  loading: 'Загружаем отчёт…',
  loadFailedHint: 'Проверьте адрес или вернитесь к владельцам.',
  months: 'Месяц отчёта',
  previousMonth: 'Предыдущий месяц',
  nextMonth: 'Следующий месяц',
  sums: 'Расчёт',
  leftToday: (sum: string) => `Осталось выплатить на сегодня: ${sum}`,
  paidAhead: (sum: string) => `Выплачено вперёд на сегодня: ${sum}`,
  opening: 'Остаток на начало',
  due: 'Начислено',
  expenses: 'Расходы',
  payouts: 'Выплаты',
  /** `settledSince('01.12.2026')` → 'Рассчитано до 01.12.2026' */
  settledBefore: (day: string) => `Рассчитано до ${day}`,
  rounding: 'Копейки прошлых периодов',
  closing: 'Остаток на конец',
  cars: 'Автомобили',
  carTable: 'Доля в выручке по автомобилям',
  noCars: 'За эти дни нет машин с долей владельца.',
  car: 'Автомобиль',
  plate: 'Госномер',
  revenue: 'Выручка',
  share: 'Доля',
  amount: 'Сумма',
  expensesHint: 'Согласованные расходы, которые вычитаются из доли',
  noExpenses: 'Расходов за эти дни нет.',
  noPayouts: 'Выплат за эти дни нет.',
  reversed: 'Отменено',
  print: 'Печать',
  section: 'Раздел',
  day: 'День',
  what: 'Что',
  file: 'отчёт-владельца',
} as const;

/** Headings that only the export of a statement has together (docs/import.md). */
export const STATEMENT_HEADINGS: readonly string[] = [
  STATEMENT_TEXTS.section,
  STATEMENT_TEXTS.what,
  STATEMENT_TEXTS.share,
];

export const PAYOUT_TEXTS = {
  open: 'Выплатить',
  title: (name: string) => `Выплата: ${name}`,
  left: 'Осталось на сегодня',
  amount: 'Сумма',
  method: 'Способ',
  comment: 'Комментарий',
  confirm: 'Выплатить больше, чем осталось',
  submit: 'Выплатить',
  done: (sum: string) => `Выплачено ${sum}`,
  failed: 'Не удалось записать выплату',
  undone: 'Выплата отменена',
  undoFailed: 'Не удалось отменить выплату',
} as const;
