import { describe, expect, it } from 'vitest';
import type { CarEventFacts } from './car-facts';
import { eventsTouching, nearby } from './nearby';

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

describe('what is known about a car around a period', () => {
  it('names the next event, however the list is ordered', () => {
    const found = nearby(EVENTS, { startDate: at(12, 12), endDate: at(23, 18) }, KNOWN);
    expect(found).toMatchObject({ state: 'next', next: { id: 2 } });
  });

  it('names what is in the way', () => {
    const found = nearby(EVENTS, { startDate: at(11, 10), endDate: at(13, 10) }, KNOWN);
    expect(found).toMatchObject({ state: 'taken', by: { id: 1 } });
  });

  it('sees no clash between neighbours that only touch', () => {
    const found = nearby(EVENTS, { startDate: at(27, 18), endDate: at(28, 18) }, KNOWN);
    expect(found).toEqual({ state: 'clear', until: KNOWN });
  });

  it('never finds a booking in its own way', () => {
    const own = { kind: 'booking', id: 1 } as const;
    const found = nearby(EVENTS, { startDate: at(10, 9), endDate: at(13, 12) }, KNOWN, own);
    expect(found).toMatchObject({ state: 'next', next: { id: 2 } });
  });

  it('says nothing about days that are not loaded', () => {
    expect(nearby(EVENTS, { startDate: at(28, 9), endDate: at(30, 12) }, KNOWN)).toBeNull();
    expect(nearby([], { startDate: at(28, 9), endDate: at(29, 12) }, null)).toBeNull();
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
