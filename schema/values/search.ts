/** Only digits and what people put between them: a query like '916 245' or '+7 (916)'. */
const DIGITS_QUERY = /^[\d\s()+\-.]*\d[\d\s()+\-.]*$/;

function fold(text: string): string {
  return text.toLocaleLowerCase('ru').replaceAll('ё', 'е');
}

/**
 * Does a record answer the search box? Case-insensitive substring over its texts (ё and е are
 * one); a query of digits alone also looks into the digits of phones and plates (spec 2, §5). A
 * phone typed with the leading 8 finds the one kept with 7. An empty query finds everything.
 */
export function matchesSearch(
  query: string,
  texts: readonly (string | null | undefined)[],
  digitFields: readonly (string | null | undefined)[] = [],
): boolean {
  const wanted = fold(query.trim());
  if (wanted === '') return true;
  if (texts.some((text) => text && fold(text).includes(wanted))) return true;
  if (!DIGITS_QUERY.test(wanted)) return false;
  const digits = wanted.replace(/\D/g, '');
  const alternatives = digits.startsWith('8') ? [digits, `7${digits.slice(1)}`] : [digits];
  return digitFields.some((field) => {
    const own = field?.replace(/\D/g, '') ?? '';
    return own.includes(digits) || alternatives.some((start) => own.startsWith(start));
  });
}
