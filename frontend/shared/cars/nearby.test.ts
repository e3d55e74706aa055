import type { Period } from '@schema/values/time/period';
import { describe, expect, it } from 'vitest';
import type { CarEventFacts, CarKnowledge } from './car-facts';
import { eventsTouching, freeAfter, nearby as nearbyOf } from './nearby';

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

describe('nearby events of a car', () => {
  it('returns the next event, whatever the order of the list', () => {
    const found = nearby({ startDate: at(12, 12), endDate: at(23, 18) });
    expect(found).toMatchObject({ state: 'next', next: { id: 2 } });
  });

  it('returns the conflicting event', () => {
    const found = nearby({ startDate: at(11, 10), endDate: at(13, 10) });
    expect(found).toMatchObject({ state: 'taken', by: { id: 1 } });
  });

  it('does not treat adjacent events as a conflict', () => {
    const found = nearby({ startDate: at(27, 18), endDate: at(28, 18) });
    expect(found).toEqual({ state: 'clear', until: KNOWN });
  });

  it('never treats a booking as its own conflict', () => {
    const own = { kind: 'booking', id: 1 } as const;
    const found = nearby({ startDate: at(10, 9), endDate: at(13, 12) }, KNOWN, own);
    expect(found).toMatchObject({ state: 'next', next: { id: 2 } });
  });

  it('returns null for days that are not loaded', () => {
    expect(nearby({ startDate: at(28, 9), endDate: at(30, 12) })).toBeNull();
    expect(nearby({ startDate: at(28, 9), endDate: at(29, 12) }, null)).toBeNull();
    // The next event is loaded, but not the days before it.
    const free = nearby({ startDate: at(12, 12), endDate: at(13, 18) }, at(20, 0));
    expect(free).toEqual({ state: 'clear', until: at(20, 0) });
  });
});

describe('a partly free day', () => {
  it('returns the return before and the handover after it', () => {
    const day = { startDate: at(12, 0), endDate: at(13, 0) };
    expect(eventsTouching(EVENTS, day)).toEqual({ endsLast: at(12, 12), startsFirst: null });
    const other = { startDate: at(24, 0), endDate: at(25, 0) };
    expect(eventsTouching(EVENTS, other)).toEqual({ endsLast: null, startsFirst: at(24, 10) });
  });
});

describe('the rest of a period after its conflict', () => {
  const [later, earlier] = EVENTS as [CarEventFacts, CarEventFacts];
  it.each([
    [
      'is free from its end',
      earlier,
      { startDate: at(11, 9), endDate: at(14, 9) },
      KNOWN,
      at(12, 12),
    ],
    [
      'is occupied by another booking',
      earlier,
      { startDate: at(11, 9), endDate: at(25, 9) },
      KNOWN,
      null,
    ],
    ['is empty', later, { startDate: at(26, 9), endDate: at(27, 18) }, KNOWN, null],
    ['is not loaded', later, { startDate: at(26, 9), endDate: at(29, 9) }, at(28, 0), null],
  ] as const)('%s', (_, by, period, until, free) => {
    expect(freeAfter(by, 7, period, knowing(until))).toEqual(free);
  });
});
