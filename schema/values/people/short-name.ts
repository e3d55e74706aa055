/** A company: a legal form or quotes, absent from names of people. */
const COMPANY =
  /(?<![\p{L}\d])(?:ооо|оао|зао|пао|нао|ао|ип|гуп|муп|фгуп|гбу|мбу|нко|тоо|llc|ltd|inc|gmbh)(?![\p{L}\d])|["«»“”„]/iu;

/**
 * Surname and first initial: 'Иванов Иван Петрович' → 'Иванов И.'. A single word and the name of a
 * company are unchanged. Full names are stored surname first, as in Russian documents.
 */
export function shortName(fullName: string): string {
  if (COMPANY.test(fullName)) return fullName.trim().replace(/\s+/g, ' ');
  const [surname = '', first] = fullName.trim().split(/\s+/);
  if (!first) return surname;
  // By code point: a character outside the BMP has two UTF-16 units.
  const [initial = ''] = first;
  return `${surname} ${initial.toLocaleUpperCase('ru')}.`;
}

/** Without the patronymic: 'Никитина Анна Сергеевна' → 'Никитина Анна'; a company's name is unchanged. */
export function nameOfTwo(fullName: string): string {
  const words = fullName.trim().split(/\s+/);
  const isPerson = words.length === 3 && !COMPANY.test(fullName);
  return words.slice(0, isPerson ? 2 : words.length).join(' ');
}
