import { timeOf } from '@schema/values/time/calendar';
import { overlaps, type Period } from '@schema/values/time/period';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearestFreeWindow } from './nearest-free-window';

const at = (text: string) => new Date(`2026-11-${text}Z`);
const period = (start: string, end: string): Period => ({ startDate: at(start), endDate: at(end) });
const now = at('01T12:00:00');
const occasion = { now, zone: 'UTC' };

describe('the nearest free window', () => {
  const wanted = period('12T10:00:00', '15T18:00:00');
  const window = (...claims: Period[]) => nearestFreeWindow(claims, wanted, occasion);

  it('starts when the conflicting event ends', () => {
    expect(window(period('11T10:00:00', '12T14:00:00'))).toEqual(
      period('12T14:00:00', '15T22:00:00'),
    );
  });

  it('ends when the conflicting event starts, if that is nearer', () => {
    expect(window(period('15T16:00:00', '25T10:00:00'))).toEqual(
      period('12T08:00:00', '15T16:00:00'),
    );
  });

  it('is the later of two equally near', () => {
    expect(window(period('12T12:00:00', '15T16:00:00'))).toEqual(
      period('16T10:00:00', '19T18:00:00'),
    );
  });

  it('is moved by whole days rather than begin or end at night', () => {
    expect(window(period('11T10:00:00', '12T18:30:00'))).toEqual(
      period('13T10:00:00', '16T18:00:00'),
    );
    expect(window(period('15T12:00:00', '25T10:00:00'))).toEqual(
      period('11T10:00:00', '14T18:00:00'),
    );
  });

  it('may be at night when the requested window is', () => {
    const night = period('12T23:59:00', '14T06:00:00');
    expect(nearestFreeWindow([period('12T10:00:00', '13T02:00:00')], night, occasion)).toEqual(
      period('13T02:00:00', '14T08:01:00'),
    );
  });

  it('keeps the hours over a change of the clocks', () => {
    const berlin = { now: new Date('2026-10-20T10:00:00Z'), zone: 'Europe/Berlin' };
    const wish = {
      startDate: new Date('2026-10-23T08:00:00Z'),
      endDate: new Date('2026-10-24T16:00:00Z'),
    };
    const taken = {
      startDate: new Date('2026-10-20T08:00:00Z'),
      endDate: new Date('2026-10-24T20:30:00Z'),
    };
    expect(nearestFreeWindow([taken], wish, berlin)).toEqual({
      startDate: new Date('2026-10-25T09:00:00Z'),
      endDate: new Date('2026-10-26T17:00:00Z'),
    });
  });

  it('skips gaps that are too short', () => {
    expect(
      window(
        period('12T00:00:00', '13T00:00:00'),
        period('14T00:00:00', '16T00:00:00'),
        period('05T00:00:00', '11T23:00:00'),
      ),
    ).toEqual(period('16T10:00:00', '19T18:00:00'));
  });

  it('is never in the past', () => {
    const soon = period('01T13:00:00', '03T13:00:00');
    expect(nearestFreeWindow([period('01T14:00:00', '08T10:00:00')], soon, occasion)).toEqual(
      period('08T10:00:00', '10T10:00:00'),
    );
  });

  it('for a past booking is not before its own start', () => {
    const backdated = period('01T06:00:00', '01T09:00:00');
    expect(nearestFreeWindow([period('01T08:00:00', '01T10:00:00')], backdated, occasion)).toEqual(
      period('01T10:00:00', '01T13:00:00'),
    );
  });

  it('starts on a whole minute, also when an overdue car is held until the current second', () => {
    const lateNow = at('12T11:22:33.444');
    expect(
      nearestFreeWindow([period('10T10:00:00', '12T11:22:33.444')], wanted, {
        ...occasion,
        now: lateNow,
      }),
    ).toEqual(period('12T11:23:00', '15T19:23:00'));
  });

  it('is free, has the requested length, is not past, and is the nearest', () => {
    const hour = 3_600_000;
    const isAtNight = ({ startDate, endDate }: Period) =>
      [startDate, endDate].some((moment) => {
        const time = timeOf(moment, occasion.zone);
        return time < '08:00' || time > '22:00';
      });
    const anyClaim = fc
      .tuple(fc.integer({ min: -20, max: 120 }), fc.integer({ min: 1, max: 30 }))
      .map(
        ([from, length]): Period => ({
          startDate: new Date(now.getTime() + from * hour),
          endDate: new Date(now.getTime() + (from + length) * hour),
        }),
      );
    fc.assert(
      fc.property(fc.array(anyClaim, { maxLength: 12 }), anyClaim, (claims, wish) => {
        const found = nearestFreeWindow(claims, wish, occasion);
        const wishMs = wish.startDate.getTime();
        const length = wish.endDate.getTime() - wishMs;
        expect(found.endDate.getTime() - found.startDate.getTime()).toBe(length);
        expect(claims.some((claim) => overlaps(claim, found))).toBe(false);
        const earliest = Math.min(now.getTime(), wishMs);
        expect(found.startDate.getTime()).toBeGreaterThanOrEqual(earliest);

        const isAnyTime = isAtNight(wish);
        if (!isAnyTime) expect(isAtNight(found)).toBe(false);
        const distance = Math.abs(found.startDate.getTime() - wishMs);
        const step = isAnyTime ? 1 : 24;
        for (let hours = -240; hours < 300; hours += step) {
          const start = wishMs + hours * hour;
          const other = { startDate: new Date(start), endDate: new Date(start + length) };
          if (start < earliest || claims.some((claim) => overlaps(claim, other))) continue;
          expect(Math.abs(start - wishMs)).toBeGreaterThanOrEqual(distance);
        }
      }),
    );
  });
});
