import { columnWidthFor } from '@frontend/features/board/model/view/layout';
import { FixtureFleet } from '@frontend/features/board/testing/fixture-fleet';

export const ZONE = 'Europe/Moscow';
export const FROM = '2026-10-20';
export const DAYS = 63;
export const NOW = new Date('2026-11-20T09:00:00Z');
/** The first visible day when a page opens. */
export const OPENED_ON = '2026-11-10';
export const VISIBLE_DAYS = 7;
/** Days from the first loaded to the first visible one. */
export const LEAD_DAYS = 21;

/** The synthetic fleet of every compared page: `?cars=` cars, about two thirds rented. */
export function benchRows() {
  const cars = Number(new URLSearchParams(location.search).get('cars') ?? '100');
  return new FixtureFleet({ cars, from: FROM, days: DAYS, zone: ZONE, now: NOW }).rows;
}

/** Widths of our board on this screen, px, for boards that take them as options. */
export function benchWidths() {
  const column = columnWidthFor(innerWidth);
  return { column, day: (innerWidth - column) / VISIBLE_DAYS };
}
