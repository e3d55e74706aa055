import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookingStatus } from './booking-status';
import { type CustodyFacts, isUnreturned, type Whereabouts, whereabouts } from './whereabouts';

const at = (time: string) => new Date(`2026-11-${time}:00Z`);
const booking = (facts: Partial<CustodyFacts> = {}): CustodyFacts => ({
  startDate: at('10T10:00'),
  endDate: at('13T10:00'),
  isExtension: false,
  isExtended: false,
  isHandedOver: false,
  expectsHandoverMark: false,
  ...facts,
});
const handedOver = { handedOverAt: at('10T10:05'), isHandedOver: true };
const byChain = { isExtension: true, isHandedOver: true };
const marking = { expectsHandoverMark: true };
const strict = { requireReturnMark: true };

describe('whereabouts', () => {
  it.each<[string, Partial<CustodyFacts>, string, Whereabouts]>([
    ['before its start', {}, '10T09:59', 'waiting'],
    ['before its start, handed over early', handedOver, '10T09:59', 'out'],
    ['an extension before its start', byChain, '10T09:59', 'waiting'],
    ['begun, no mark, the company does not use marks', {}, '10T10:00', 'out'],
    ['begun, no mark, the company marks handovers', marking, '10T10:00', 'late_pickup'],
    ['shortly before its end, no mark', marking, '13T09:59', 'late_pickup'],
    ['handed over', { ...handedOver, ...marking }, '11T10:00', 'out'],
    ['an extension of one handed over', { ...byChain, ...marking }, '11T10:00', 'out'],
    ['an extension without any mark', { isExtension: true, ...marking }, '11T10:00', 'out'],
    ['handed over, at its end', handedOver, '13T10:00', 'overdue'],
    [
      'handed over, a month later',
      { ...handedOver, endDate: at('01T10:00') },
      '30T10:00',
      'overdue',
    ],
    ['an extension of one handed over, past its end', byChain, '14T10:00', 'overdue'],
    [
      'handed over and extended, past its end',
      { ...handedOver, isExtended: true },
      '14T10:00',
      'ended',
    ],
    ['extended, before its end', { ...handedOver, isExtended: true }, '12T10:00', 'out'],
    ['no mark, at its end', {}, '13T10:00', 'unconfirmed'],
    ['no mark, never handed over, at its end', marking, '13T10:00', 'unconfirmed'],
    ['no mark, just under two days after', {}, '15T09:59', 'unconfirmed'],
    ['no mark, two days after', {}, '15T10:00', 'ended'],
    ['returned early', { ...handedOver, returnedAt: at('11T10:00') }, '12T10:00', 'returned'],
    ['returned late', { ...handedOver, returnedAt: at('14T10:00') }, '20T10:00', 'returned'],
    ['returned without a handover mark', { returnedAt: at('13T09:00') }, '13T12:00', 'returned'],
    ['archived', { ...handedOver, cancelledAt: at('12T10:00') }, '14T10:00', 'ended'],
  ])('%s', (_, facts, now, expected) => {
    expect(whereabouts(booking(facts), at(now))).toBe(expected);
  });

  it.each<[string, Partial<CustodyFacts>, string, Whereabouts]>([
    ['begun without a mark', {}, '11T10:00', 'late_pickup'],
    ['past its end without a mark', {}, '13T10:00', 'overdue'],
    ['long past its end', {}, '30T10:00', 'overdue'],
    ['past its end and extended', { isExtended: true }, '14T10:00', 'overdue'],
    ['returned', { returnedAt: at('13T12:00') }, '14T10:00', 'returned'],
  ])('with required return marks: %s', (_, facts, now, expected) => {
    expect(whereabouts(booking(facts), at(now), strict)).toBe(expected);
  });
});

const moment = fc.date({ min: at('01T00:00'), max: at('28T00:00'), noInvalidDate: true });
const anyBooking = fc
  .record({
    dates: fc.tuple(moment, moment),
    handedOverAt: fc.option(moment),
    returnedAt: fc.option(moment),
    cancelledAt: fc.option(moment, { freq: 8 }),
    isExtension: fc.boolean(),
    isExtended: fc.boolean(),
    isContinued: fc.boolean(),
    expectsHandoverMark: fc.boolean(),
  })
  .map(({ dates: [a, b], isContinued, ...rest }) => ({
    ...rest,
    isHandedOver: rest.handedOverAt !== null || (rest.isExtension && isContinued),
    startDate: a < b ? a : b,
    endDate: a < b ? b : a,
  }));
const rules = fc.record({ requireReturnMark: fc.boolean() });

describe('whereabouts and status agree', () => {
  it('an overdue or unconfirmed car is past its end and unmarked', () => {
    fc.assert(
      fc.property(anyBooking, moment, rules, (facts, now, rule) => {
        if (!isUnreturned(whereabouts(facts, now, rule))) return;
        expect(facts.endDate <= now && !facts.cancelledAt).toBe(true);
        expect(facts.returnedAt === null || facts.returnedAt > now).toBe(true);
      }),
    );
  });

  it('a planned car waits or was handed over early, a completed one is never out by dates alone', () => {
    fc.assert(
      fc.property(anyBooking, moment, rules, (facts, now, rule) => {
        const where = whereabouts(facts, now, rule);
        const status = bookingStatus(facts, now, rule);
        if (status === 'planned') expect(['waiting', 'out']).toContain(where);
        if (status === 'active') expect(['late_pickup', 'out', 'overdue']).toContain(where);
        if (status === 'completed') {
          expect(['overdue', 'unconfirmed', 'returned', 'ended']).toContain(where);
        }
        expect(status === 'cancelled').toBe(facts.cancelledAt !== null);
      }),
    );
  });

  it('time alone never returns a car to an earlier state', () => {
    const order: readonly Whereabouts[] = [
      ...(['waiting', 'late_pickup', 'out', 'overdue', 'unconfirmed', 'ended'] as const),
      'returned',
    ];
    fc.assert(
      fc.property(anyBooking, moment, moment, rules, (facts, a, b, rule) => {
        const [before, after] = a < b ? [a, b] : [b, a];
        const rank = (now: Date) => order.indexOf(whereabouts(facts, now, rule));
        expect(rank(before)).toBeLessThanOrEqual(rank(after));
      }),
    );
  });
});
