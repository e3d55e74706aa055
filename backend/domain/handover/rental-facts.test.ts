import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rentalFacts } from './rental-facts';

const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const sheet = (
  side: 'out' | 'back',
  day: number,
  km: number | null,
  fuel: number | null = null,
) => ({
  side,
  carId: 1,
  at: at(day),
  km,
  fuel,
});
const reading = (day: number, km: number, isNewCounter = false) => ({
  at: at(day),
  km,
  isNewCounter,
});

describe('figures of a rental', () => {
  test.each([
    ['without a return', [sheet('out', 1, 100, 8)], [reading(1, 100)], null, null],
    [
      'with both sheets',
      [sheet('out', 1, 100, 8), sheet('back', 4, 700, 5)],
      [reading(1, 100), reading(4, 700)],
      600,
      -3,
    ],
    [
      'with a reading of the garage between',
      [sheet('out', 1, 100), sheet('back', 4, 700)],
      [reading(1, 100), reading(2, 300), reading(4, 700)],
      600,
      null,
    ],
    [
      'with a replaced counter',
      [sheet('out', 1, 100), sheet('back', 4, 30)],
      [reading(1, 100), reading(2, 400), reading(3, 0, true), reading(4, 30)],
      330,
      null,
    ],
    [
      'with a supplement that corrects the fuel',
      [sheet('out', 1, null, 8), sheet('back', 4, null, 2), sheet('back', 4, null, 7)],
      [],
      null,
      -1,
    ],
    [
      'with a reversed reading at the return',
      [sheet('out', 1, 100), sheet('back', 4, 70_000)],
      [reading(1, 100)],
      null,
      null,
    ],
    [
      'with sheets of two cars',
      [sheet('out', 1, 100, 8), { ...sheet('back', 4, 700, 5), carId: 2 }],
      [reading(1, 100), reading(4, 700)],
      null,
      null,
    ],
  ])('%s', (_name, sheets, readings, drivenKm, fuelChange) => {
    expect(rentalFacts(sheets, readings)).toEqual({ drivenKm, fuelChange });
  });

  test('readings before the handover and after the return change nothing', () => {
    const sheets = [sheet('out', 10, 1000), sheet('back', 20, 1500)];
    const kept = [reading(10, 1000), reading(20, 1500)];
    const outside = fc.array(
      fc.record({ day: fc.constantFrom(1, 5, 9, 21, 25), km: fc.nat(3000) }),
    );
    fc.assert(
      fc.property(outside, (others) => {
        const readings = [...kept, ...others.map(({ day, km }) => reading(day, km))].sort(
          (a, b) => a.at.getTime() - b.at.getTime(),
        );
        expect(rentalFacts(sheets, readings).drivenKm).toBe(500);
      }),
    );
  });
});
