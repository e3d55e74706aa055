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

/** «Найдено: 10 из 540»; without the total while it is unknown. */
export const foundText = (found: number, all: number | null): string =>
  `Найдено: ${all === null ? formatCount(found) : partOf(found, all)}`;

/** «из 540», after a number with its own text size. */
export const wholeText = (all: number): string => `из ${formatCount(all)}`;
