const MAX_INITIALS = 3;

/** The first letters of a name, without the name itself: «Иванов Иван» → «И. И.» */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  return (
    words
      .slice(0, MAX_INITIALS)
      // Some letters have two in upper case.
      .map((word) => `${[...word.toLocaleUpperCase('ru')][0]}.`)
      .join(' ')
  );
}
