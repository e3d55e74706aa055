import { tidied } from './text';

/** Only digits and phone punctuation: a query like '916 245' or '+7 (916)'. */
const DIGITS_QUERY = /^[\d\s()+\-.]*\d[\d\s()+\-.]*$/;

/** Normalises a text for search and sorting by name: tidied, lower case, ё as е. */
export function foldForSearch(text: string): string {
  return tidied(text).toLocaleLowerCase('ru').replaceAll('ё', 'е');
}

/**
 * Maximum number of searched words; longer queries are not names of a person or a car. Decided
 * here.
 */
export const MAX_SEARCH_WORDS = 12;

/** The searched words of a query: unique, the first twelve. */
export const firstWords = (words: readonly string[]): string[] =>
  [...new Set(words)].slice(0, MAX_SEARCH_WORDS);

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** Terms of a search query (requirements.md, L11). */
interface SearchTerms {
  /** Folded; a substring of a folded text. */
  readonly text: string;
  /** For a query of digits only: a substring of the digits of a phone or a plate; else null. */
  readonly digits: string | null;
  /** Alternative prefix of a phone: one typed with the leading 8 is stored with 7. */
  readonly start: string | null;
}

/** The terms of a query; null when it is empty and matches everything. */
export function searchTerms(query: string): SearchTerms | null {
  const text = foldForSearch(query).trim();
  if (text === '') return null;
  const digits = DIGITS_QUERY.test(text) ? digitsOf(text) : null;
  return { text, digits, start: digits?.startsWith('8') ? `7${digits.slice(1)}` : null };
}

/**
 * Whether a record matches a query. Case-insensitive substring of its texts (ё and е are equal); a
 * query of digits alone also matches the digits of phones and plates (requirements.md, L11). A
 * phone typed with the leading 8 matches the one stored with 7. An empty query matches everything.
 */
export function matchesSearch(
  query: string,
  texts: readonly (string | null | undefined)[],
  digitFields: readonly (string | null | undefined)[] = [],
): boolean {
  const terms = searchTerms(query);
  if (!terms) return true;
  if (texts.some((text) => text && foldForSearch(text).includes(terms.text))) return true;
  const { digits, start } = terms;
  if (digits === null) return false;
  return digitFields.some((field) => {
    const own = digitsOf(field ?? '');
    return own.includes(digits) || (start !== null && own.startsWith(start));
  });
}
