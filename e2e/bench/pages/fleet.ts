import '@fontsource-variable/golos-text/index.css';
import { createDayScale } from '@frontend/features/board/model/day-scale';
import { gridInk, inksFor, LIGHT_PALETTE } from '@frontend/features/board/model/palette';
import { mergeBlocks, NO_ROWS } from '@frontend/features/board/model/rows';
import { DEFAULT_BOARD_STYLE } from '@frontend/features/board/style-settings';
import { FixtureFleet } from '@frontend/features/board/testing/fixture-fleet';

const ZONE = 'Europe/Moscow';
const FROM = '2026-10-20';
const DAYS = 63;
const NOW = new Date('2026-11-20T09:00:00Z');
const OPENED_ON = '2026-11-10';

/**
 * What every page of the comparison shows: one synthetic fleet of `?cars=` cars over 63 days, about
 * two thirds out, on the board's default settings.
 */
export function benchFleet() {
  const cars = Number(new URLSearchParams(location.search).get('cars') ?? '100');
  const fleet = new FixtureFleet({ cars, from: FROM, days: DAYS, zone: ZONE, now: NOW });
  const scale = createDayScale(ZONE);
  const block = { start: scale.numberOf(FROM), days: DAYS, order: 1, rows: fleet.rows };
  const occasion = { nowMs: NOW.getTime(), requireReturnMark: false };
  const style = DEFAULT_BOARD_STYLE;
  return {
    zone: ZONE,
    nowMs: NOW.getTime(),
    start: scale.numberOf(OPENED_ON),
    days: style.cellsPerView,
    scale,
    data: {
      rows: mergeBlocks([block], NO_ROWS, scale, occasion),
      waiting: false,
      isLoaded: () => true,
    },
    settings: {
      rowHeight: style.rowHeight,
      eventPadding: style.eventPadding,
      loadedDays: style.days,
      canSelect: true,
      rule: { requireReturnMark: false },
    },
    palette: LIGHT_PALETTE,
    inks: inksFor(LIGHT_PALETTE),
    grid: gridInk(LIGHT_PALETTE, style.gridColor, style.gridLineWidth),
  };
}

export type BenchFleet = ReturnType<typeof benchFleet>;

/** Tells the measuring side that the page stands, drawn with the product's typeface. */
export async function announceReady(): Promise<void> {
  await document.fonts.load('600 14px "Golos Text Variable"', 'Aбв123₽');
  requestAnimationFrame(() =>
    requestAnimationFrame(() => document.body.setAttribute('data-ready', '')),
  );
}
