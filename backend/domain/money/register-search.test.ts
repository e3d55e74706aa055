import { kopecks } from '@schema/values/money/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineFilter } from './register-search';

const LINE = {
  source: 'operation',
  id: 117,
  kind: 'expense',
  direction: 'out',
  amount: kopecks(180_050),
  tillName: 'Офис',
  toTillName: null,
  comment: 'Щётки для Ёлки',
  shortReason: null,
  reversesId: null,
  isReversed: true,
  customerName: null,
  carTitle: 'Kia Rio А123ВС77',
  expenseKind: 'Мойка',
  partnerName: null,
  place: null,
  expected: null,
  counted: null,
  method: 'cash',
  userName: 'anna',
  happenedAt: new Date('2026-11-20T22:30:00Z'),
  spentOn: '2026-11-19',
} as const;
const ZONE = 'Europe/Moscow';
const finds = (search: string | null, expenseKind: string | null = null) =>
  lineFilter({ search, expenseKind, zone: ZONE })(LINE);

describe('a line of the register is found', () => {
  test.each([
    [null, true],
    ['', true],
    ['  ', true],
    ['мойка', true],
    ['МОЙКА рио', false],
    ['мойка rio', true],
    ['а123вс77 мойка', true],
    ['елки', true],
    ['расход 117', true],
    ['№ 117', true],
    ['1800,50', true],
    ['1800.5', true],
    ['1 800,50', true],
    ['1\u00a0800', true],
    ['anna офис', true],
    ['21.11.2026', true],
    ['19.11.2026', true],
    ['20.11.2026', false],
    ['наличные', true],
    ['отменено', true],
    ['boris', false],
    ['мойка boris', false],
  ])('by %j: %s', (search, expected) => expect(finds(search)).toBe(expected));

  test('by its kind alone', () => {
    expect([finds(null, 'Мойка'), finds(null, 'Топливо'), finds('rio', 'Топливо')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('by any part of its own words', () => {
    const words = ['расход', '117', 'мойка', 'щетки', 'rio', 'anna', 'офис', '1800,50'];
    fc.assert(
      fc.property(fc.subarray(words), fc.nat(3), (some, cut) => {
        expect(finds(some.map((word) => word.slice(cut)).join('  '))).toBe(true);
      }),
    );
  });
});
