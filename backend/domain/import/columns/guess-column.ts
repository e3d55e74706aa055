import { IMPORT_FIELDS, type ImportField, type ImportKind } from '@schema/import';
import { HEADINGS } from '@schema/texts/files/import-headings';
import { CURRENCY_WORD, PLAIN_WORDS, QUALIFIERS } from '@schema/texts/files/import-qualifiers';
import { wordsOf } from '../cells/read-words';

const EXACT = 3000;
const BEGINS = 2000;
const HOLDS = 1000;

/** A currency other than the rouble changes the meaning of an amount. */
const FOREIGN_CURRENCY = /[$€£¥₸₴]/g;

/** The words of a heading: 'customerPhone', 'customer_phone' and 'Customer phone' are equal. */
export const headingWords = (title: string): string =>
  wordsOf(
    title
      .replace(FOREIGN_CURRENCY, ` ${CURRENCY_WORD} `)
      .replace(/(?<=\p{Ll})(?=\p{Lu}\p{Ll})/gu, ' '),
  );

/** Whether one of the headings has one of the words. */
export const haveWord = (titles: readonly string[], words: readonly string[]): boolean =>
  titles.some((title) =>
    headingWords(title)
      .split(' ')
      .some((word) => words.includes(word)),
  );

/** Whether the words beside a phrase keep its meaning: «телефон клиента», not «сумма долга». */
function isQualified(rest: string, field: ImportField): boolean {
  const own = QUALIFIERS[field] ?? [];
  return rest
    .split(' ')
    .filter(Boolean)
    .every((word) => PLAIN_WORDS.has(word) || own.includes(word));
}

/**
 * Score of a heading for a phrase; of equal matches the longer phrase wins. The whole heading
 * decides: with a word other than a qualifier it has another meaning.
 */
function likeness(heading: string, phrase: string, field: ImportField): number {
  if (heading === phrase) return EXACT + phrase.length;
  // «с», «по», «то» occur inside other headings by chance.
  if (phrase.length < 3) return 0;
  const padded = ` ${heading} `;
  const at = padded.indexOf(` ${phrase} `);
  if (at < 0) return 0;
  const rest = `${padded.slice(0, at)} ${padded.slice(at + phrase.length + 2)}`;
  if (!isQualified(rest, field)) return 0;
  return (at === 0 ? BEGINS : HOLDS) + phrase.length;
}

interface Meaning {
  readonly field: ImportField;
  readonly surety: number;
}

/** Possible fields of a heading for a kind of sheet, most likely first; empty: unknown. */
export function meaningsOf(title: string, kind: ImportKind): Meaning[] {
  const heading = headingWords(title);
  if (heading === '') return [];
  const fields: readonly ImportField[] = IMPORT_FIELDS[kind];
  return fields
    .map((field) => ({
      field,
      surety: Math.max(...HEADINGS[field].map((phrase) => likeness(heading, phrase, field))),
    }))
    .filter(({ surety }) => surety > 0)
    .sort((a, b) => b.surety - a.surety);
}
