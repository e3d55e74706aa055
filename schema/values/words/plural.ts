/** The three forms a Russian noun takes after a number: 1 день, 2 дня, 5 дней. */
export interface NounForms {
  readonly one: string;
  readonly few: string;
  readonly many: string;
}

/** Numbers are shown with at most one decimal: 37.02 is «37 дней». */
const SHOWN = { maximumFractionDigits: 1 };
const rules = new Intl.PluralRules('ru', SHOWN);
const numbers = new Intl.NumberFormat('ru-RU', SHOWN);

/** The form that agrees with the number; a fraction takes the second: 1,5 дня. */
export function nounFor(count: number, forms: NounForms): string {
  const category = rules.select(Math.abs(count));
  if (category === 'one') return forms.one;
  if (category === 'many') return forms.many;
  return forms.few;
}

/** 124539 → '124 539', with no-break spaces. */
export const formatCount = (count: number): string => numbers.format(count);

/** «10 из 1 540». */
export const partOf = (part: number, all: number): string =>
  `${formatCount(part)} из ${formatCount(all)}`;

/** `plural(21, DAY_FORMS)` → '21 день' */
export function plural(count: number, forms: NounForms): string {
  return `${formatCount(count)} ${nounFor(count, forms)}`;
}

export const DAY_FORMS: NounForms = { one: 'день', few: 'дня', many: 'дней' };
export const CAR_FORMS: NounForms = { one: 'машина', few: 'машины', many: 'машин' };
export const CUSTOMER_FORMS: NounForms = { one: 'клиент', few: 'клиента', many: 'клиентов' };
export const BOOKING_FORMS: NounForms = { one: 'бронь', few: 'брони', many: 'броней' };
