import { describe, expect, test } from 'vitest';
import { repeatPeriod } from './repeat-period';

const ZONE = 'Europe/Moscow';
const at = (text: string) => new Date(`${text}:00+03:00`);
const booked = { startDate: at('2026-10-01T10:00'), endDate: at('2026-10-04T18:00') };

describe('a repeated booking', () => {
  test.each([
    ['starts today at its time', '2026-11-20T09:00', '2026-11-20T10:00', '2026-11-23T18:00'],
    ['starts today at this minute', '2026-11-20T10:00', '2026-11-20T10:00', '2026-11-23T18:00'],
    ['starts tomorrow after its time', '2026-11-20T10:01', '2026-11-21T10:00', '2026-11-24T18:00'],
  ])('%s', (_name, now, startDate, endDate) => {
    expect(repeatPeriod(booked, at(now), ZONE)).toEqual({
      startDate: at(startDate),
      endDate: at(endDate),
    });
  });
});
