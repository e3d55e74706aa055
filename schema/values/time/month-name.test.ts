import { expect, test } from 'vitest';
import { monthName } from './month-name';

test.each([
  ['2026-11', 'ноябрь 2026 г.', 'нояб.'],
  ['2027-01', 'январь 2027 г.', 'янв. 27'],
  ['2026-05', 'май 2026 г.', 'май'],
])('%s is %s, or %s', (month, long, short) => {
  expect([monthName(month, 'long'), monthName(month, 'short')]).toEqual([long, short]);
});
