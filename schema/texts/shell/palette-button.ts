/** Shown in the bar before the command palette is loaded. */
export const PALETTE_BUTTON_TEXTS = {
  open: 'Найти',
  keys: 'Ctrl K',
  macKeys: '⌘ K',
  failed: 'Не удалось открыть поиск',
} as const;
