/** The tags of the template, in the order of their buttons. */
export const OFFER_TAGS = [
  'марка',
  'модель',
  'госномер',
  'день выдачи',
  'время выдачи',
  'день возврата',
  'время возврата',
  'срок',
  'цена за сутки',
  'стоимость',
  'залог',
  'компания',
  'адрес',
] as const;

export type OfferTag = (typeof OFFER_TAGS)[number];

/** The value of each tag; '': unknown, or none. */
export type OfferWords = Readonly<Record<OfferTag, string>>;

/** The template of a company that has not set its own. */
export const DEFAULT_OFFER_TEMPLATE = `Здравствуйте! Это {компания}.

{марка} {модель}
Выдача: {день выдачи}, {время выдачи}
Возврат: {день возврата}, {время возврата}
Срок: {срок}
Стоимость: {стоимость}
Залог: {залог}

Адрес: {адрес}`;

/** Limits of the template and of the company's address, characters. */
export const OFFER_LIMITS = { template: 1000, address: 200, text: 2000 } as const;

/** A name in braces on one line; anything else with a brace is plain text. */
const TAG = /\{([^{}\n]*)\}/g;
/** The same with the spaces before it, which leave with an empty value. */
const SPACED_TAG = /([^\S\n]*)\{([^{}\n]*)\}/g;

const CAR_TAGS: readonly OfferTag[] = ['марка', 'модель', 'госномер'];
/** Tags that differ between the cars of a list. */
const OWN_TAGS: readonly OfferTag[] = [...CAR_TAGS, 'цена за сутки', 'стоимость', 'залог'];

const isTag = (name: string): name is OfferTag => (OFFER_TAGS as readonly string[]).includes(name);

/** '{ Марка }' is '{марка}'. */
const tagName = (written: string) => written.trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase('ru');

function tagsOf(line: string): OfferTag[] {
  return Array.from(line.matchAll(TAG), ([, written = '']) => tagName(written)).filter(isTag);
}

/** The first tag of a template that does not exist, as written; null: all exist. */
export function unknownOfferTag(template: string): string | null {
  for (const [whole, written = ''] of template.matchAll(TAG)) {
    if (!isTag(tagName(written))) return whole;
  }
  return null;
}

/** A value stays on its line; the no-break spaces of an amount stay too. */
const oneLine = (value: string) => value.replaceAll(/[\t\n\r\u2028\u2029 ]+/g, ' ').trim();

function filledLine(line: string, words: OfferWords): string {
  return line.replaceAll(SPACED_TAG, (whole, spaces: string, written: string) => {
    const name = tagName(written);
    if (!isTag(name)) return whole;
    const value = oneLine(words[name]);
    return value && `${spaces}${value}`;
  });
}

/** Whether the line has tags and all of them are empty. */
function isVoid(line: string, words: OfferWords): boolean {
  const tags = tagsOf(line);
  return tags.length > 0 && tags.every((tag) => oneLine(words[tag]) === '');
}

/** At most one blank line in a row, none at the ends. */
function tidied(lines: readonly string[]): string {
  const trimmed = lines.map((line) => line.trim());
  return trimmed
    .filter((line, at) => line !== '' || (at > 0 && trimmed[at - 1] !== ''))
    .join('\n')
    .trim();
}

const linesOf = (template: string) => template.split(/\r\n|\r|\n/);

/**
 * The text to a customer. A line whose tags are all empty is left out; values are inserted as they
 * are and never read as tags.
 */
export function filledOffer(template: string, words: OfferWords): string {
  const lines = linesOf(template).filter((line) => !isVoid(line, words));
  return tidied(lines.map((line) => filledLine(line, words)));
}

/** «Kia Rio — 7 500 ₽, залог 5 000 ₽» */
function variantLine(words: OfferWords): string {
  const car = oneLine(`${words.марка} ${words.модель}`) || oneLine(words.госномер);
  const { стоимость: price, залог: deposit } = words;
  const amounts = [price, deposit && `залог ${deposit}`].filter(Boolean).join(', ');
  return [car, amounts].filter(Boolean).join(' — ');
}

/**
 * The text with several cars for the same dates: the cars stand where the template names the car,
 * else at its end, each line once, and its other lines of car, price and deposit are left out.
 * `variants` has at least one.
 */
export function filledOffers(template: string, variants: readonly OfferWords[]): string {
  const [first] = variants;
  if (!first || variants.length === 1) return first ? filledOffer(template, first) : '';
  const list = [...new Set(variants.map(variantLine))];
  const lines: string[] = [];
  let isListed = false;
  for (const line of linesOf(template)) {
    const tags = tagsOf(line);
    if (!isListed && tags.some((tag) => CAR_TAGS.includes(tag))) {
      lines.push(...list);
      isListed = true;
    } else if (!tags.some((tag) => OWN_TAGS.includes(tag)) && !isVoid(line, first)) {
      lines.push(filledLine(line, first));
    }
  }
  return tidied(isListed ? lines : [...lines, '', ...list]);
}
