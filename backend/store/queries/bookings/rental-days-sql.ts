import type { DaySpan } from '@backend/domain/day/day-span';
import { type Em, engineOf } from '@backend/store/em';
import { allOf, part, type SqlPart } from '@backend/store/sql/sql-part';
import { millisecondsInDay, secondsInDay } from 'date-fns/constants';

/** `rentalDays` in SQL: max(1, ceil(length / 24 h)) of the booking with this alias. */
export function rentalDaysSql(em: Em, alias: string): string {
  const length = `${alias}.end_date - ${alias}.start_date`;
  return engineOf(em) === 'sqlite'
    ? `max(1, (${length} + ${millisecondsInDay - 1}) / ${millisecondsInDay})`
    : `greatest(1, ceil(extract(epoch from (${length})) / ${secondsInDay}))`;
}

/** Rental days of the booking with this alias that begin before the instant. */
function daysBegunBefore(em: Em, alias: string, instant: Date): SqlPart {
  const total = rentalDaysSql(em, alias);
  return engineOf(em) === 'sqlite'
    ? part(
        `min(${total}, max(0, (cast(? as integer) - ${alias}.start_date + ${millisecondsInDay - 1}) / ${millisecondsInDay}))`,
        [instant],
      )
    : part(
        `least(${total}, greatest(0, ceil(extract(epoch from
          (cast(? as timestamptz) - ${alias}.start_date)) / ${secondsInDay})))`,
        [instant],
      );
}

/** Whether the live booking with this alias earns on one of these days: `earnedWithin` in SQL. */
export function earnsWithin(em: Em, alias: string, { from, to }: DaySpan): SqlPart {
  const before = daysBegunBefore(em, alias, from);
  const within = daysBegunBefore(em, alias, to);
  return allOf(
    part(`${alias}.cancelled_at is null and ${alias}.end_date >= ? and ${alias}.start_date < ?`, [
      from,
      to,
    ]),
    part(`${within.sql} > ${before.sql}`, [...within.params, ...before.params]),
  );
}
