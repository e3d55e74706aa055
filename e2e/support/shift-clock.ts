import { ZONE } from './board/board-facts.ts';
import { shiftTo } from './shifted-clock.ts';
import { shiftDate } from './shifted-date.ts';

/** Runs before each file, when its product starts: later files would be past midnight otherwise. */
const { CLOCK_AT } = process.env;
if (CLOCK_AT) {
  shiftDate(0);
  const shiftMs = shiftTo(CLOCK_AT, new Date(), ZONE);
  process.env.CLOCK_SHIFT_MS = String(shiftMs);
  shiftDate(shiftMs);
}
