/** Shown in the bar before the search dialog is loaded. */
export const SEARCH_BUTTON_TEXTS = {
  open: 'Найти',
  keys: 'Ctrl K',
  macKeys: '⌘ K',
  failed: 'Не удалось открыть поиск',
} as const;
