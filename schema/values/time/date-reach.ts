import { DATE_REACH_YEARS } from '@schema/constants';
import { addYears } from 'date-fns/addYears';

/**
 * Whether a date is more than DATE_REACH_YEARS from now in either direction: a typing error in the
 * year.
 */
export const isOutOfReach = (date: Date, now: Date): boolean =>
  date < addYears(now, -DATE_REACH_YEARS) || date > addYears(now, DATE_REACH_YEARS);
