import { DATE_REACH_YEARS } from '@schema/constants';
import { addYears } from 'date-fns/addYears';

/** Whether a date is beyond DATE_REACH_YEARS from now, either way: a slip of the year. */
export const isOutOfReach = (date: Date, now: Date): boolean =>
  date < addYears(now, -DATE_REACH_YEARS) || date > addYears(now, DATE_REACH_YEARS);
