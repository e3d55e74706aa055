import { describe, expect, it } from 'vitest';
import { freeCarFacts } from './free-car-facts';

const car = {
  carId: 1,
  carTitle: 'Kia Rio',
  licensePlate: 'А418КМ77',
  carPhotoUrl: null,
  carColor: null,
  carYear: null,
  releaseAt: null,
  nextBookingStart: null,
  freeDaysUntilNext: null,
  unreturned: null,
};
const facts = (more: Partial<Parameters<typeof freeCarFacts>[0]>, now = '2026-11-24T09:00:00Z') =>
  freeCarFacts({ ...car, ...more }, { now: new Date(now), zone: 'Europe/Moscow' }).map(
    ({ value }) => value,
  );

describe('freeCarFacts', () => {
  it('shows the return and the next booking', () => {
    expect(
      facts({
        releaseAt: '2026-11-24T15:30:00Z',
        nextBookingStart: '2026-11-28T07:00:00Z',
        freeDaysUntilNext: 3,
      }),
    ).toEqual(['Освобождается в 18:30', '28.11.2026 10:00', '3 дня']);
  });

  it.each([
    ['2026-11-24T15:29:59Z', 'Освобождается в 18:30'],
    ['2026-11-24T15:30:00Z', 'Освободилась в 18:30'],
    ['2026-11-30T09:00:00Z', 'Освободилась в 18:30'],
  ])('at %s shows: %s', (now, words) => {
    expect(facts({ releaseAt: '2026-11-24T15:30:00Z' }, now)[0]).toBe(words);
  });

  it('shows no limit without a next booking', () => {
    expect(facts({})).toEqual(['Свободна весь день', 'Ничего не назначено']);
  });

  it.each([
    ['2026-11-24T15:00:00Z', 'сегодня в 18:00'],
    ['2026-11-24T21:00:00Z', 'завтра в 00:00'],
    ['2026-11-25T20:59:00Z', 'завтра в 23:59'],
  ])('is less than a day for a handover at %s: %s', (nextBookingStart, words) => {
    const [, next, free] = facts({ nextBookingStart, freeDaysUntilNext: 0 });
    expect([next, free]).toEqual([words, 'меньше суток']);
  });
});
