/**
 * Surname and first initial: 'Иванов Иван Петрович' → 'Иванов И.'. A single word is unchanged. Full
 * names are stored surname first, as in Russian documents.
 */
export function shortName(fullName: string): string {
  const [surname = '', first] = fullName.trim().split(/\s+/);
  if (!first) return surname;
  // By code point: a character outside the BMP has two UTF-16 units.
  const [initial = ''] = first;
  return `${surname} ${initial.toLocaleUpperCase('ru')}.`;
}
