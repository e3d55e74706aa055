import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mendedBySheet } from './mended-damages';

const AT = new Date('2026-11-20T09:00:00Z');
const damage = (id: number, more: object = {}) => ({
  id,
  carId: 3,
  mendedAt: null,
  withdrawnAt: null,
  ...more,
});

describe('a sheet of car 3', () => {
  test.each([
    ['repairs an open damage', [1], [damage(1)], { mended: [1], foreign: [] }],
    ['repairs a damage once', [1, 1], [damage(1)], { mended: [1], foreign: [] }],
    ['leaves a repaired one', [1], [damage(1, { mendedAt: AT })], { mended: [], foreign: [] }],
    ['leaves a withdrawn one', [1], [damage(1, { withdrawnAt: AT })], { mended: [], foreign: [] }],
    [
      'names one of another car',
      [1, 2],
      [damage(1), damage(2, { carId: 4 })],
      { mended: [1], foreign: [1] },
    ],
    ['names an unknown one', [9], [], { mended: [], foreign: [0] }],
    ['without marks repairs none', [], [damage(1)], { mended: [], foreign: [] }],
  ])('%s', (_name, ids, found, outcome) => {
    expect(mendedBySheet({ carId: 3, ids, found })).toEqual(outcome);
  });

  test('repairs open damages of its car only, and names every other car', () => {
    const row = fc.record({
      id: fc.nat(8),
      carId: fc.constantFrom(3, 4),
      mendedAt: fc.constantFrom(AT, null),
      withdrawnAt: fc.constantFrom(AT, null),
    });
    const rows = fc.uniqueArray(row, { selector: ({ id }) => id });
    fc.assert(
      fc.property(fc.array(fc.nat(10)), rows, (ids, found) => {
        const { mended, foreign } = mendedBySheet({ carId: 3, ids, found });
        expect(new Set(mended).size).toBe(mended.length);
        for (const id of mended) {
          expect(found.find((one) => one.id === id)).toMatchObject(damage(id));
        }
        for (const [index, id] of ids.entries()) {
          const isOfCar = found.some((one) => one.id === id && one.carId === 3);
          expect(foreign.includes(index)).toBe(!isOfCar);
        }
      }),
    );
  });
});
