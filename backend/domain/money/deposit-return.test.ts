import { kopecks } from '@schema/values/money/money';
import { expect, test } from 'vitest';
import { agreedDeposit, type DepositPart, returnBy } from './deposit-return';

const at = (day: number, time = '12:00') => new Date(`2026-11-${day}T${time}:00+03:00`);
const part = (end: number | null, marks: Partial<DepositPart> = {}): DepositPart => ({
  endDate: end === null ? null : at(end),
  returnedAt: null,
  cancelledAt: null,
  agreedDeposit: kopecks(500),
  ...marks,
});
const rule = { now: at(20), zone: 'Europe/Moscow', returnDays: 0 };

test.each<[string, DepositPart[], number, string | null]>([
  ['ended', [part(18)], 0, '2026-11-18'],
  ['ended, 14 days to return', [part(18)], 14, '2026-12-02'],
  ['lasts', [part(21)], 0, null],
  ['returned early', [part(28, { returnedAt: at(19) })], 1, '2026-11-20'],
  ['returned late', [part(15, { returnedAt: at(19) })], 0, '2026-11-19'],
  ['cancelled', [part(28, { cancelledAt: at(17, '23:59') })], 0, '2026-11-17'],
  ['is returned after the moment of the report', [part(28, { returnedAt: at(21) })], 0, null],
  ['has a part that lasts', [part(16), part(21)], 0, null],
  ['ended in its last part', [part(16), part(19)], 0, '2026-11-19'],
  ['has no end', [part(null)], 0, null],
  ['has no bookings left', [], 0, null],
])('a rental that %s', (_title, parts, returnDays, day) => {
  expect(returnBy(parts, { ...rule, returnDays })).toBe(day);
});

test('the deposit is agreed by the bookings that are not cancelled', () => {
  const second = part(19, { agreedDeposit: kopecks(700) });
  const none = part(19, { agreedDeposit: null });
  expect(agreedDeposit([part(18, { cancelledAt: at(17) }), second, none])).toBe(700);
});
