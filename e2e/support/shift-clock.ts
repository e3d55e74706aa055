import { ZONE } from './board/board-facts.ts';
import { shiftTo } from './shifted-clock.ts';
import { shiftDate } from './shifted-date.ts';

/**
 * Runs before each file, when its product starts: later files would be another day otherwise. At
 * midday the demonstration's day has handovers and returns that are due, late and to come.
 */
const { CLOCK_AT = '12:00' } = process.env;
shiftDate(0);
const shiftMs = shiftTo(CLOCK_AT, new Date(), ZONE);
process.env.CLOCK_SHIFT_MS = String(shiftMs);
shiftDate(shiftMs);
