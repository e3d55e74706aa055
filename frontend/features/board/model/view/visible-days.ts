import { BOARD } from '@schema/constants';
import { clamp } from './clamp';

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

/** The most days that may be visible at all. */
export function mostDays({ max, wide }: VisibleDayLimits): number {
  return wide.at(-1) ?? max;
}

/** The whole number of days nearest to a zoom; beyond `max` the nearest step by ratio. */
export function wholeDays(visible: number, limits: VisibleDayLimits): number {
  const { min, max, wide } = limits;
  if (visible <= max) return clamp(Math.round(visible), min, max);
  const away = (days: number) => Math.abs(Math.log(days / visible));
  return wide.reduce((best, days) => (away(days) < away(best) ? days : best), max);
}

/** A step of zoom: about a quarter of the visible days (requirements.md, B23). */
export function zoomStep(visible: number): number {
  if (visible <= 7) return 1;
  if (visible <= 14) return 2;
  return Math.round(visible / 4);
}

/** The number of visible days after plus (1) or minus (−1). */
export function steppedDays(visible: number, direction: -1 | 1, limits: VisibleDayLimits): number {
  const days = Math.round(visible);
  const { max, wide } = limits;
  if (direction === 1 && days >= max) return wide.find((step) => step > days) ?? mostDays(limits);
  if (direction === -1 && days > max) return wide.findLast((step) => step < days) ?? max;
  const next = days + direction * zoomStep(direction === 1 ? days : days - 1);
  return clamp(next, limits.min, max);
}

/** Days before today when the board opens or returns to today: a quarter of the view. */
export function leadDays(visible: number): number {
  return Math.floor(visible / 4);
}
