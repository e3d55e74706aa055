/** Step of Page Up and Page Down: a week of days. */
const PAGE = 7;

const STEPS: Readonly<Record<string, (at: number | null, count: number) => number>> = {
  ArrowRight: (at) => (at === null ? 0 : at + 1),
  ArrowUp: (at) => (at === null ? 0 : at + 1),
  ArrowLeft: (at, count) => (at === null ? count - 1 : at - 1),
  ArrowDown: (at, count) => (at === null ? count - 1 : at - 1),
  PageUp: (at) => (at ?? 0) + PAGE,
  PageDown: (at, count) => (at ?? count - 1) - PAGE,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/**
 * The column selected by a key, as in a slider; 'none' for Escape, which selects the whole period;
 * null for other keys. `at` null: no column is selected.
 */
export function columnByKey(key: string, at: number | null, count: number): number | 'none' | null {
  if (key === 'Escape') return at === null ? null : 'none';
  const next = STEPS[key]?.(at, count);
  return next === undefined || count === 0 ? null : Math.max(0, Math.min(count - 1, next));
}
