import { dayNumber } from '@schema/values/time/day-number';
import { describe, expect, it } from 'vitest';
import type { BoardRow } from '../model/rows/rows';
import { booking, maintenance, rowsOf } from '../testing/board-rows';
import {
  cachedAnswer,
  keptStart,
  type LoadedBoard,
  type OfflineBoard,
  offlineBoardText,
  parseOfflineBoard,
} from './offline-board';

const owner = {
  user: { id: 7, login: 'manager', permissions: ['view_board'] },
  company: {
    name: 'Прокат',
    timeZone: 'Europe/Moscow',
    requireReturnMark: false,
    contactWay: 'call',
    demo: false,
  },
  clockOffsetMs: 1500,
} as const;

const { rows } = rowsOf(
  [booking(1, '18 10:00', '20 12:00'), maintenance(2, '21 09:00', '21 18:00')],
  [],
);

/** Two blocks side by side: 1 November to 12 December. */
const blocks = [
  { start: dayNumber('2026-11-22'), days: 21 },
  { start: dayNumber('2026-11-01'), days: 21 },
];

const textOf = (board: LoadedBoard): string => [...offlineBoardText(board, owner)].join('');

const keptOf = (shown: readonly BoardRow[]) =>
  parseOfflineBoard(textOf({ rows: shown, blocks, updatedAtMs: 0 }), 7) as OfflineBoard;

const kept = keptOf(rows);

describe('a stored board', () => {
  it('is read unchanged by its user', () => {
    expect(kept.rows.map(({ car }) => car.id)).toEqual([1, 2]);
    expect(kept.rows[0]?.bookings).toEqual([rows[0]?.events[0]?.record]);
    expect(kept.rows[0]?.maintenances).toEqual([rows[0]?.events[1]?.record]);
    expect(kept).toMatchObject({ user: owner.user, company: owner.company, clockOffsetMs: 1500 });
    expect(keptOf([]).rows).toEqual([]);
  });

  it.each([
    ['another user', JSON.stringify(kept), 8],
    ['another format', JSON.stringify({ ...kept, format: 0 }), 7],
    ['no days', JSON.stringify({ ...kept, blocks: [] }), 7],
    ['a wrong day', JSON.stringify({ ...kept, blocks: [{ start: '1 ноября', days: 21 }] }), 7],
    ['no rows', JSON.stringify({ ...kept, rows: null }), 7],
    ['damaged text', '{"format":1,', 7],
    ['null', 'null', 7],
  ])('is not read: %s', (_, text, userId) => {
    expect(parseOfflineBoard(text, userId)).toBeNull();
  });

  it('answers for days over several blocks', () => {
    expect(cachedAnswer(kept, '2026-11-10', 21)).toMatchObject({ start: '2026-11-10', days: 21 });
  });

  it.each(['2026-10-31', '2026-11-23', '2027-01-01'] as const)('has no answer from %s', (start) => {
    expect(() => cachedAnswer(kept, start, 21)).toThrow();
  });

  it.each([
    ['2026-11-05', '2026-11-20', '2026-11-05'],
    ['2027-01-01', '2026-11-20', '2026-11-20'],
    [null, '2026-11-20', '2026-11-20'],
    [null, '2026-12-10', '2026-11-01'],
  ] as const)('requested for %s on %s opens at %s', (requested, today, start) => {
    expect(keptStart(kept, requested, today)).toBe(start);
  });
});
