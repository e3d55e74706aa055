import { BOARD } from '@schema/constants/board';

/** Days beyond the documented most: a month and a quarter. */
const WIDE_STEPS: readonly number[] = [31, 92];

/** How many of the `loaded` days may be visible at once (requirements.md, B21). */
export interface VisibleDayLimits {
  readonly min: number;
  readonly max: number;
  readonly preset: number;
  /** Steps of zoom beyond `max`, ascending. */
  readonly wide: readonly number[];
}

/**
 * Minimum min(days, 3) but at least 1, maximum min(28, days), default min(days, 7). `hasWide`: a month
 * and a quarter beyond them.
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

/** Days before today when the board opens or returns to today: a quarter of the view. */
export function leadDays(visible: number): number {
  return Math.floor(visible / 4);
}
