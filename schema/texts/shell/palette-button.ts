/** What stands in the bar before the command palette has come. */
export const PALETTE_BUTTON_TEXTS = {
  open: 'Найти',
  keys: 'Ctrl K',
  macKeys: '⌘ K',
  failed: 'Не удалось открыть поиск',
} as const;
