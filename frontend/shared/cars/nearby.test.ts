import type { Period } from '@schema/values/time/period';
import { describe, expect, it } from 'vitest';
import type { CarEventFacts, CarKnowledge } from './car-facts';
import { eventsTouching, nearby as nearbyOf } from './nearby';

const at = (day: number, hour: number) => new Date(Date.UTC(2026, 10, day, hour));
const event = (id: number, startDate: Date, endDate: Date): CarEventFacts => ({
  kind: 'booking',
  id,
  title: `Клиент ${id}`,
  startDate,
  endDate,
});
const EVENTS = [event(2, at(24, 10), at(27, 18)), event(1, at(10, 9), at(12, 12))];
const KNOWN = at(30, 0);
const knowing = (until: Date | null): CarKnowledge => ({
  car: () => null,
  events: () => EVENTS,
  knownUntil: () => until,
});
const nearby = (
  period: Period,
  until: Date | null = KNOWN,
  own?: { kind: 'booking'; id: number },
) => nearbyOf(7, period, knowing(until), own);

describe('what is known about a car around a period', () => {
  it('names the next event, however the list is ordered', () => {
    const found = nearby({ startDate: at(12, 12), endDate: at(23, 18) });
    expect(found).toMatchObject({ state: 'next', next: { id: 2 } });
  });

  it('names what is in the way', () => {
    const found = nearby({ startDate: at(11, 10), endDate: at(13, 10) });
    expect(found).toMatchObject({ state: 'taken', by: { id: 1 } });
  });

  it('sees no clash between neighbours that only touch', () => {
    const found = nearby({ startDate: at(27, 18), endDate: at(28, 18) });
    expect(found).toEqual({ state: 'clear', until: KNOWN });
  });

  it('never finds a booking in its own way', () => {
    const own = { kind: 'booking', id: 1 } as const;
    const found = nearby({ startDate: at(10, 9), endDate: at(13, 12) }, KNOWN, own);
    expect(found).toMatchObject({ state: 'next', next: { id: 2 } });
  });

  it('says nothing about days that are not loaded', () => {
    expect(nearby({ startDate: at(28, 9), endDate: at(30, 12) })).toBeNull();
    expect(nearby({ startDate: at(28, 9), endDate: at(29, 12) }, null)).toBeNull();
    // The next event is known, but not the days before it.
    const free = nearby({ startDate: at(12, 12), endDate: at(13, 18) }, at(20, 0));
    expect(free).toEqual({ state: 'clear', until: at(20, 0) });
  });
});

describe('a day the car is free only in part', () => {
  it('shows when the car comes back and when it leaves', () => {
    const day = { startDate: at(12, 0), endDate: at(13, 0) };
    expect(eventsTouching(EVENTS, day)).toEqual({ endsLast: at(12, 12), startsFirst: null });
    const other = { startDate: at(24, 0), endDate: at(25, 0) };
    expect(eventsTouching(EVENTS, other)).toEqual({ endsLast: null, startsFirst: at(24, 10) });
  });
});
