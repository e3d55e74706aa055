import { formatMoment } from '@schema/values/time/calendar';
import { expect, it } from 'vitest';
import { dateBounds } from './date-bounds';

it('date inputs range over a year either way, in company time', () => {
  // 01:30 of the 11th in Moscow
  const { min, max } = dateBounds(new Date('2026-05-10T22:30:00Z'), 'Europe/Moscow');
  expect(formatMoment(new Date(min), 'Europe/Moscow')).toBe('11.05.2025 00:00');
  expect(formatMoment(new Date(max), 'Europe/Moscow')).toBe('12.05.2027 00:00');
});
