import { clamp } from './clamp';
import type { VisibleDayLimits } from './visible-days';

/** Maximum number of visible days. */
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
