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
