import { describe, expect, it } from 'vitest';
import { createDayScale } from './day-scale';

const ms = (iso: string) => new Date(iso).getTime();

describe('the day scale', () => {
  it("puts noon in the middle of the company's day", () => {
    const scale = createDayScale('Europe/Moscow');
    const day = scale.numberOf('2026-11-20');
    expect(scale.toDays(ms('2026-11-20T09:00:00Z'))).toBe(day + 0.5);
    expect(scale.toDays(ms('2026-11-20T21:00:00Z'))).toBe(day + 1);
    expect(scale.dayAt(day)).toBe('2026-11-20');
  });

  it('puts the last instant of a 23-hour day and of a 25-hour day at their ends', () => {
    const scale = createDayScale('Europe/Berlin');
    const spring = scale.numberOf('2026-03-29');
    expect(scale.toDays(ms('2026-03-29T22:00:00Z'))).toBe(spring + 1);
    expect(scale.toDays(ms('2026-03-29T10:30:00Z'))).toBeCloseTo(spring + 0.5);
    const autumn = scale.numberOf('2026-10-25');
    expect(scale.toDays(ms('2026-10-25T23:00:00Z'))).toBe(autumn + 1);
    expect(scale.toDays(ms('2026-10-25T10:30:00Z'))).toBeCloseTo(autumn + 0.5);
  });

  it('converts in both directions', () => {
    const scale = createDayScale('America/New_York');
    for (const iso of ['2026-03-08T06:59:00Z', '2026-03-08T07:00:00Z', '2026-11-01T05:30:00Z']) {
      expect(Math.round(scale.toMs(scale.toDays(ms(iso))))).toBe(ms(iso));
    }
  });

  it('gives the wall clock time, also on the day it changes', () => {
    const scale = createDayScale('Europe/Berlin');
    expect(scale.timeText(ms('2026-03-29T10:00:00Z'))).toBe('12:00');
    expect(scale.timeText(ms('2026-10-25T01:30:00Z'))).toBe('02:30');
  });

  it('lets an end at midnight belong to the day before', () => {
    const scale = createDayScale('Europe/Moscow');
    const midnight = ms('2026-11-20T21:00:00Z');
    expect(scale.dayAt(scale.lastDay(midnight - 3_600_000, midnight))).toBe('2026-11-20');
    expect(scale.dayAt(scale.lastDay(midnight, midnight))).toBe('2026-11-21');
  });
});
