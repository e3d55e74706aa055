import { describe, expect, it } from 'vitest';
import { occupiedOf, takenPart } from './occupied';

const refusal = (code: string, details: Record<string, unknown>) => ({
  code,
  message: 'Автомобиль занят',
  fields: {},
  details,
});

describe('a CAR_OCCUPIED refusal', () => {
  it('lists the conflicts and the suggestions', () => {
    const occupied = occupiedOf(
      refusal('CAR_OCCUPIED', {
        conflicts: [
          {
            kind: 'booking',
            id: 4,
            title: 'Иванов И.',
            startDate: '2026-11-12T07:00:00.000Z',
            endDate: '2026-11-15T15:00:00.000Z',
          },
        ],
        suggestions: {
          cars: [
            {
              carId: 8,
              title: 'Kia Rio',
              licensePlate: 'А418КМ77',
              color: null,
              year: 2022,
              totalPrice: 12_600,
              unreturnedRental: null,
            },
          ],
          windows: [{ startDate: '2026-11-16T07:00:00.000Z', endDate: '2026-11-18T15:00:00.000Z' }],
        },
      }),
    );
    expect(occupied?.conflicts).toEqual([
      {
        kind: 'booking',
        id: 4,
        title: 'Иванов И.',
        startDate: new Date('2026-11-12T07:00:00Z'),
        endDate: new Date('2026-11-15T15:00:00Z'),
      },
    ]);
    expect(occupied?.cars).toHaveLength(1);
    expect(occupied?.windows).toHaveLength(1);
  });

  it('without details has empty lists', () => {
    expect(occupiedOf(refusal('CAR_OCCUPIED', {}))).toEqual({
      conflicts: [],
      cars: [],
      windows: [],
    });
  });

  it('is distinguished from other refusals', () => {
    expect(occupiedOf(refusal('STALE', {}))).toBeNull();
    expect(occupiedOf(null)).toBeNull();
  });
});

describe('the part of a period occupied by conflicts', () => {
  const at = (day: number) => new Date(`2026-11-${day}T07:00:00Z`);
  const period = (from: number, to: number) => ({ startDate: at(from), endDate: at(to) });
  it.each([
    ['the days after the own ones', period(10, 18), [period(15, 20)], period(15, 18)],
    [
      'from the first to the last of several',
      period(10, 18),
      [period(16, 17), period(12, 13)],
      period(12, 17),
    ],
    ['at most the requested period', period(12, 14), [period(10, 20)], period(12, 14)],
    ['all of it without a named booking', period(10, 18), [], period(10, 18)],
    [
      'all of it when the named booking is at another time',
      period(10, 12),
      [period(12, 14)],
      period(10, 12),
    ],
  ])('%s', (_, wanted, conflicts, expected) => {
    expect(takenPart(wanted, conflicts)).toEqual(expected);
  });
});
