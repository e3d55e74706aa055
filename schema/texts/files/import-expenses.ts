import { formatExactRoubles } from '@schema/values/money/money';

/** Notes of the import report on a row of expenses (docs/import.md). */
export const EXPENSE_NOTES = {
  noDay: 'Нет дня расхода',
  noAmount: 'Нет суммы',
  nothingSpent: 'Расхода в строке нет',
  zero: 'Сумма 0: записывать нечего',
  negative: 'Сумма с минусом: возврат денег внесите в «Кассе»',
  positive: 'Сумма без минуса среди сумм с минусом: похоже на приход',
  mixedSigns: 'Среди сумм есть суммы с минусом: проверьте, расход ли это',
  yearGuessed: 'Год не указан: принят последний такой день',
  reversed: 'Такой расход уже записывали и отменили: запишем снова',
  exists: 'Такой расход уже есть',
  methodAssumed: 'Способ не указан: принят перевод, кассы не изменятся',
  kindFromComment: 'Вид расхода взят из комментария',
} as const;

/** Prefixes of values kept in the comment of an expense, so that nothing is lost. */
export const EXPENSE_KEPT = {
  car: 'Автомобиль в файле',
  till: 'Касса в файле',
  method: 'Способ в файле',
  who: 'Кто',
  borneBy: 'За чей счёт',
} as const;

/** Who bears an expense when no partner does, as compared words. */
export const COMPANY_WORDS: readonly string[] = [
  'компания',
  'фирма',
  'наш',
  'наши',
  'мы',
  'company',
];

/** Names of the kind for everything else, as compared words. */
export const OTHER_KIND_WORDS: readonly string[] = [
  'прочее',
  'прочие',
  'прочие расходы',
  'другое',
  'разное',
];

/** Why a till had less than the imported expenses took from it. */
export const IMPORT_SHORT_REASON = 'Импорт расходов';

export const unreadDay = (text: string): string => `День не прочитан: «${text}»`;
export const dayAhead = (day: string): string => `Этот день ещё не наступил: ${day}`;
export const unreadAmount = (text: string): string => `Сумма не прочитана: «${text}»`;
export const repeatsRow = (row: number): string => `Повторяет строку ${row}: запишем и её`;
/** «мойка кузова» is recorded as «Мойка». */
export const kindByWords = (text: string, kind: string): string =>
  `Вид расхода «${text}»: запишем «${kind}», текст в комментарии`;
export const kindMissing = (text: string, kind: string): string =>
  `Вида расхода «${text}» нет: запишем «${kind}», текст в комментарии`;
export const kindNotGiven = (kind: string): string => `Вид расхода не указан: запишем «${kind}»`;
export const noOtherKind = (text: string): string =>
  text
    ? `Вида расхода «${text}» нет: добавьте его или «Прочее» в «Кассе»`
    : 'Вид расхода не указан: добавьте в «Кассе» вид «Прочее»';
export const carKept = (note: string): string => `${note}, текст в комментарии`;
export const partnerMissing = (text: string): string =>
  `Владельца «${text}» нет: запишем за счёт компании, текст в комментарии`;
export const tillMissing = (text: string, till: string): string =>
  `Кассы «${text}» нет: запишем в «${till}», текст в комментарии`;
export const tillUnused = (text: string): string =>
  `Касса «${text}» не изменится: расход не наличными, текст в комментарии`;
export const tillRefused = (till: string, reason: string): string => `Касса «${till}»: ${reason}`;
export const methodUnread = (text: string): string =>
  `Способ не прочитан: «${text}», принят перевод, текст в комментарии`;
export const methodStays = (method: string): string => `Способ не меняется: ${method}`;

/** Remarks on the whole file. */
export const kindsMissing = (names: readonly string[], others: number, kind: string): string =>
  `Нет в списке видов расхода: ${names.map((name) => `«${name}»`).join(', ')}${others > 0 ? ` и ещё ${others}` : ''}. Запишем «${kind}». Нужен отдельный вид — добавьте его в «Кассе» и проверьте файл ещё раз.`;
/** Roubles. */
export const tillGoesBelow = (till: string, balance: number, spent: number): string =>
  `В кассе «${till}» ${formatExactRoubles(balance)}, расходов из неё ${formatExactRoubles(spent)}. Причиной запишем «${IMPORT_SHORT_REASON}».`;
