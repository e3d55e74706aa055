import { BoardSurface } from '@frontend/features/board/BoardSurface';
import { createDayScale } from '@frontend/features/board/model/day-scale';
import {
  DARK_PALETTE,
  gridInk,
  inksFor,
  LIGHT_PALETTE,
} from '@frontend/features/board/model/palette';
import { mergeBlocks, NO_ROWS } from '@frontend/features/board/model/rows';
import { FixtureFleet } from '@frontend/features/board/testing/fixture-fleet';
import { sampleFleet } from '@frontend/features/board/testing/sample-fleet';
import { useBoardEngine } from '@frontend/features/board/useBoardEngine';
import { DEFAULT_STATUS_COLOURS } from '@schema/constants';
import { addDays, dayOf, instantAt } from '@schema/values/calendar';
import { useMemo, useState } from 'react';
import { useResolvedTheme } from '../shared/lib/theme';

const ZONE = 'Europe/Moscow';
const params = new URLSearchParams(location.search);
const number = (name: string, other: number) => Number(params.get(name) ?? other);
const now = params.has('now')
  ? instantAt(params.get('now') ?? '', '14:15', ZONE)
  : instantAt('2026-11-20', '14:15', ZONE);
const today = dayOf(now, ZONE);

function fleetData(cars: number) {
  const scale = createDayScale(ZONE);
  const from = addDays(today, -60);
  const answer =
    cars > 0
      ? new FixtureFleet({ cars, from, days: 120, zone: ZONE, now }).answer(from, 120)
      : sampleFleet(today, ZONE, now);
  const start = scale.numberOf(answer.start);
  const block = { start, days: answer.days, order: 1, rows: answer.rows };
  const rows = mergeBlocks([block], NO_ROWS, scale, {
    nowMs: now.getTime(),
    requireReturnMark: false,
  });
  const isLoaded = (day: number) => day >= start && day < start + answer.days;
  return { rows, waiting: params.has('waiting'), isLoaded };
}

/** A board that fills the window: `?cars=100&days=14&row=64`; without cars, the sample fleet. */
export function BoardSample() {
  const [said, setSaid] = useState('');
  const data = useMemo(() => fleetData(number('cars', 0)), []);
  const settings = useMemo(
    () => ({
      rowHeight: number('row', 84),
      eventPadding: number('padding', 6),
      loadedDays: number('loaded', 28),
      canSelect: true,
      rule: {},
    }),
    [],
  );
  const scale = useMemo(() => createDayScale(ZONE), []);
  const engine = useBoardEngine({
    zone: ZONE,
    start: scale.numberOf(today) - number('lead', 4),
    days: number('days', 14),
    nowMs: now.getTime(),
    data,
    settings,
    handlers: {
      select: (carId, from, to) =>
        setSaid(`select ${carId} ${scale.dayAt(from)} ${scale.dayAt(to)}`),
      openEvent: (event) => setSaid(`open ${event.key}`),
      openDay: (day) => setSaid(`day ${scale.dayAt(day)}`),
      rangeChanged: () => {},
    },
  });
  const theme = useResolvedTheme();
  const palette = theme === 'dark' ? DARK_PALETTE : LIGHT_PALETTE;
  const inks = useMemo(() => inksFor(palette, DEFAULT_STATUS_COLOURS), [palette]);
  const grid = useMemo(() => gridInk(palette, '#C5CBD3', number('line', 1)), [palette]);
  Object.assign(window, { engine });
  return (
    <main style={{ position: 'fixed', inset: 16 }}>
      <div
        style={{
          position: 'absolute',
          inset: '0 0 24px',
          border: '1px solid var(--line-strong)',
          borderRadius: 'var(--radius-board)',
          overflow: 'hidden',
        }}
      >
        <BoardSurface engine={engine} palette={palette} inks={inks} grid={grid} />
      </div>
      <output style={{ position: 'absolute', bottom: 0 }}>{said}</output>
    </main>
  );
}
