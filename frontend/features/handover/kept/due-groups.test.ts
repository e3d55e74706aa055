import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dueGroups } from './due-groups';
import type { DueSheet } from './kept-store';

const NOW = new Date('2026-11-20T09:00:00Z');
const due = (at: string): DueSheet => ({
  bookingId: 1,
  carId: 1,
  side: 'out',
  at,
  carTitle: '',
  licensePlate: '',
  customerName: '',
  version: 1,
});

test('the day ends by company time', () => {
  const all = ['2026-11-20T20:59:00Z', '2026-11-20T21:00:00Z', '2026-11-20T08:59:00Z'].map(due);
  const { overdue, today, later } = dueGroups(all, NOW, 'Europe/Moscow');
  expect([overdue, today, later].map((group) => group.map((one) => one.due.at))).toEqual([
    ['2026-11-20T08:59:00Z'],
    ['2026-11-20T20:59:00Z'],
    ['2026-11-20T21:00:00Z'],
  ]);
});

test('each sheet is in one group, by time', () => {
  const someAt = fc.date({
    min: new Date('2026-11-10T00:00:00Z'),
    max: new Date('2026-11-23T00:00:00Z'),
    noInvalidDate: true,
  });
  const check = fc.property(fc.array(someAt), (dates) => {
    const groups = dueGroups(
      dates.map((at) => due(at.toISOString())),
      NOW,
      'Europe/Moscow',
    );
    const shown = [...groups.overdue, ...groups.today, ...groups.later].map(({ moment }) =>
      moment.getTime(),
    );
    expect(shown).toEqual(dates.map((at) => at.getTime()).toSorted((a, b) => a - b));
  });
  fc.assert(check);
});
