/** Intl, because the Russian locale of date-fns shortens February to «фев.», not «февр.». */
const long = new Intl.DateTimeFormat('ru-RU', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const short = new Intl.DateTimeFormat('ru-RU', { month: 'short', timeZone: 'UTC' });

/** '2026-11' → 'ноябрь 2026 г.' or 'нояб.'; the short form includes the year in January. */
export function monthName(month: string, length: 'long' | 'short'): string {
  const first = new Date(`${month}-01T00:00:00Z`);
  if (length === 'long') return long.format(first);
  const name = short.format(first);
  return month.endsWith('-01') ? `${name} ${month.slice(2, 4)}` : name;
}

const bare = new Intl.DateTimeFormat('ru-RU', { month: 'long', timeZone: 'UTC' });

/** 'январь' … 'декабрь' */
export function monthTitles(): string[] {
  return Array.from({ length: 12 }, (_, month) => bare.format(new Date(Date.UTC(2026, month, 1))));
}

/** '2026-11-21' → 'ноябрь' */
export const monthTitleOf = (day: string): string =>
  bare.format(new Date(`${day.slice(0, 7)}-01T00:00:00Z`));
