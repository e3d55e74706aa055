import { MONEY_SETTLES_SECONDS } from '@schema/constants';
import { millisecondsInSecond } from 'date-fns/constants';

/**
 * Whether a report of this past moment may still change. A line is dated by its request and visible
 * after its commit; a longer transaction is rolled back (backend/store/write.ts).
 */
export function isProvisional(moment: Date | null, now: Date): boolean {
  if (moment === null) return false;
  return +now - +moment < MONEY_SETTLES_SECONDS * millisecondsInSecond;
}
