/** Headings of vehicle documents: with them and without a customer the table is a fleet. */
export const FLEET_WORDS = [
  'осаго',
  'каско',
  'vin',
  'вин',
  'стс',
  'птс',
  'пробег',
  'пробега',
  'техосмотр',
  'техосмотра',
  'двигатель',
  'двигателя',
  'кузов',
  'кузова',
  'лизинг',
  'лизинга',
  'mileage',
  'insurance',
];
/** Headings of personal documents: with them and without a car the table is customers. */
export const PERSON_WORDS = [
  'паспорт',
  'паспорта',
  'рождения',
  'прописка',
  'прописки',
  'подразделения',
  'выдан',
  'ву',
  'водительское',
  'удостоверение',
  'удостоверения',
  'стаж',
  'passport',
  'birth',
  'birthday',
];

/** Words of headings of expenses: with a day and a sum, and without a rental, the table is expenses. */
export const EXPENSE_WORDS = [
  'расход',
  'расхода',
  'расходы',
  'расходов',
  'затраты',
  'затрат',
  'трата',
  'траты',
  'потрачено',
  'статья',
  'категория',
  'назначение',
  'что',
  'expense',
  'expenses',
  'spent',
  'category',
  'purpose',
];
/** The same in the name of a sheet and in a title above a table. */
export const EXPENSE_CAPTIONS = [
  'расход',
  'расходы',
  'расходов',
  'затраты',
  'затрат',
  'траты',
  'expenses',
];
/** Headings of money received and of a balance: beside expenses the table is a cash book. */
export const INCOME_WORDS = [
  'приход',
  'прихода',
  'поступление',
  'поступления',
  'поступило',
  'доход',
  'доходы',
  'выручка',
  'остаток',
  'сальдо',
  'дебет',
  'income',
  'received',
  'balance',
];

/** Words that start the totals row of a table. */
export const TOTAL_WORDS = ['итого', 'всего', 'total', 'итог'];

/** First words of a row below a table: a signature, a page number. */
export const FOOTER_WORDS = [
  'подпись',
  'подписи',
  'исполнитель',
  'ответственный',
  'директор',
  'бухгалтер',
  'составил',
  'составила',
  'проверил',
  'проверила',
  'утверждаю',
  'страница',
  'стр',
  'м п',
  'signature',
  'page',
];
