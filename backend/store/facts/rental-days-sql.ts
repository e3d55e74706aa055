import { DAY_MS } from '@schema/values/day-number';
import { type Em, engineOf } from '../em';

/** `rentalDays` in SQL: max(1, ceil(length / 24 h)) of a booking under this alias. */
export function rentalDaysSql(em: Em, alias: string): string {
  const length = `${alias}.end_date - ${alias}.start_date`;
  return engineOf(em) === 'sqlite'
    ? `max(1, (${length} + ${DAY_MS - 1}) / ${DAY_MS})`
    : `greatest(1, ceil(extract(epoch from (${length})) / ${DAY_MS / 1000}))`;
}
