import type { PaymentMethod } from '@schema/values/money/ledger';

/** Word stems of a column with the payment method. */
export const METHOD_WORDS: readonly (readonly [PaymentMethod, readonly string[]])[] = [
  ['sbp', ['сбп', 'быстр', 'qr', 'sbp']],
  ['card', ['карт', 'терминал', 'эквайр', 'card']],
  ['transfer', ['перев', 'счет', 'р/с', 'банк', 'безнал', 'transfer']],
  ['cash', ['нал', 'касс', 'cash']],
];

/** Notes on «Оплачено» and «Залог внесён» of a row. */
export const OPENING_NOTES = {
  recorded: 'Начальный остаток будет записан',
  hasMoney: 'У аренды уже есть платежи: начальный остаток не записан',
  notFollowed: 'Аренда закончилась до начала учёта денег: начальный остаток не записан',
  incomplete: 'Бронь неполная: начальный остаток не записан',
  inNotes: 'Начальный остаток только в комментарии',
} as const;

export const unreadPaid = (name: string, text: string): string =>
  `${name}: не прочитано «${text}», оставлено в комментарии`;
export const unreadMethod = (text: string): string =>
  `Способ оплаты не прочитан: «${text}», принят перевод`;

/** Comment of the entries recorded by an import. */
export const OPENING_COMMENT = 'Начальный остаток';
