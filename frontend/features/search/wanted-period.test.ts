import { formatMoment } from '@schema/values/time/calendar';
import { expect, it } from 'vitest';
import { wantedPeriod } from './wanted-period';

const ZONE = 'Europe/Moscow';
const TODAY = { fromDay: '2026-11-20', toDay: '2026-11-21', startTime: null, endTime: null };

it.each([
  ['in the morning', '08:10', TODAY, '20.11.2026 10:00 – 21.11.2026 18:00'],
  ['later', '11:05', TODAY, '20.11.2026 11:30 – 21.11.2026 18:00'],
  [
    'with an hour',
    '11:05',
    { ...TODAY, startTime: '10:00' },
    '20.11.2026 10:00 – 21.11.2026 18:00',
  ],
  [
    'in the evening',
    '19:05',
    { ...TODAY, toDay: '2026-11-20' },
    '20.11.2026 19:30 – 20.11.2026 21:30',
  ],
  [
    'for another day',
    '11:05',
    { ...TODAY, fromDay: '2026-11-21' },
    '21.11.2026 10:00 – 21.11.2026 18:00',
  ],
])('days given %s start at the earliest possible time', (_, time, wanted, meant) => {
  const { startDate, endDate } = wantedPeriod(wanted, new Date(`2026-11-20T${time}+03:00`), ZONE);
  expect(`${formatMoment(startDate, ZONE)} – ${formatMoment(endDate, ZONE)}`).toBe(meant);
});
