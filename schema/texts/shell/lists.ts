import { type Day, formatDay } from '@schema/values/time/calendar';
import { formatCount, partOf } from '@schema/values/words/plural';

/** Labels common to long lists: pagination and search. */
export const PAGER_TEXTS = {
  pages: 'Страницы',
  page: 'Страница',
  previous: 'Предыдущая страница',
  next: 'Следующая страница',
} as const;

export const SEARCH_TEXTS = {
  clear: 'Очистить поиск',
  among: 'Поиск в списке',
  nothing: 'Ничего не найдено',
} as const;

/** Filters of a list. */
export const FILTER_TEXTS = {
  open: 'Фильтры',
  title: 'Фильтры списка',
  apply: 'Показать',
  clear: 'Сбросить фильтры',
} as const;

/** «Фильтры: 2» */
export const filtersText = (count: number): string =>
  count === 0 ? FILTER_TEXTS.open : `${FILTER_TEXTS.open}: ${count}`;

/** «с 01.11.2026 по 30.11.2026» */
export function daysWords({ from, to }: { from: Day | null; to: Day | null }): string[] {
  const days = [from && `с ${formatDay(from)}`, to && `по ${formatDay(to)}`].filter(Boolean);
  return days.length > 0 ? [days.join(' ')] : [];
}

/** «Найдено: 10 из 540»; without the total while it is unknown. */
export const foundText = (found: number, all: number | null): string =>
  `Найдено: ${all === null ? formatCount(found) : partOf(found, all)}`;

/** «из 540», after a number with its own text size. */
export const wholeText = (all: number): string => `из ${formatCount(all)}`;
