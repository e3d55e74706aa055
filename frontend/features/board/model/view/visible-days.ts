import { BOARD } from '@schema/constants/board';

/** Steps beyond the documented maximum, days: a month and a quarter. */
const WIDE_STEPS: readonly number[] = [31, 92];

/** Range of visible days among the `loaded` ones (requirements.md, B21). */
export interface VisibleDayLimits {
  readonly min: number;
  readonly max: number;
  readonly preset: number;
  /** Steps of zoom beyond `max`, ascending. */
  readonly wide: readonly number[];
}

/**
 * Minimum min(days, 3) but at least 1, maximum min(28, days), default min(days, 7). `hasWide`: adds
 * a month and a quarter.
 */
export function visibleDayLimits(loaded: number, hasWide = false): VisibleDayLimits {
  const days = Math.max(1, Math.floor(loaded));
  return {
    min: Math.max(1, Math.min(days, BOARD.minVisibleDays)),
    max: Math.min(BOARD.maxVisibleDays, days),
    preset: Math.min(days, BOARD.defaultVisibleDays),
    wide: hasWide ? WIDE_STEPS : [],
  };
}

/** Days before today on opening and on returning to today: a quarter of the view. */
export function leadDays(visible: number): number {
  return Math.floor(visible / 4);
}
