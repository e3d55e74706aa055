import { ZONE } from './board/board-facts.ts';
import { shiftTo } from './shifted-clock.ts';
import { shiftDate } from './shifted-date.ts';

/** Before each file, because its product starts then: the files of an hour would be past midnight otherwise. */
const { CLOCK_AT } = process.env;
if (CLOCK_AT) {
  shiftDate(0);
  const shiftMs = shiftTo(CLOCK_AT, new Date(), ZONE);
  process.env.CLOCK_SHIFT_MS = String(shiftMs);
  shiftDate(shiftMs);
}
