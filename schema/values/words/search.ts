/** Only digits and what people put between them: a query like '916 245' or '+7 (916)'. */
const DIGITS_QUERY = /^[\d\s()+\-.]*\d[\d\s()+\-.]*$/;

/** A text as searches and name orders compare it: lower case, ё as е. */
export function foldForSearch(text: string): string {
  return text.toLocaleLowerCase('ru').replaceAll('ё', 'е');
}

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** What a search box asks for (requirements.md, L11). */
export interface SearchTerms {
  /** Folded; found anywhere in a folded text. */
  readonly text: string;
  /** For a query of digits alone: found anywhere in the digits of a phone or a plate; else null. */
  readonly digits: string | null;
  /** Digits a phone may start with instead: one typed with the leading 8 is kept with 7. */
  readonly start: string | null;
}

/** The terms of a query; null when it is empty and finds everything. */
export function searchTerms(query: string): SearchTerms | null {
  const text = foldForSearch(query.trim());
  if (text === '') return null;
  const digits = DIGITS_QUERY.test(text) ? digitsOf(text) : null;
  return { text, digits, start: digits?.startsWith('8') ? `7${digits.slice(1)}` : null };
}

/**
 * Does a record answer the search box? Case-insensitive substring over its texts (ё and е are
 * one); a query of digits alone also looks into the digits of phones and plates
 * (requirements.md, L11). A phone typed with the leading 8 finds the one kept with 7. An empty
 * query finds everything.
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
