/**
 * Surname and first initial: 'Иванов Иван Петрович' → 'Иванов И.'. One word stays as it is. Full
 * names are kept surname first, as Russian papers have them.
 */
export function shortName(fullName: string): string {
  const [surname = '', first] = fullName.trim().split(/\s+/);
  if (!first) return surname;
  // By code point: a letter outside the basic plane is two units long.
  const [initial = ''] = first;
  return `${surname} ${initial.toLocaleUpperCase('ru')}.`;
}
