import type { DaySpan } from '@backend/domain/day/day-span';
import { type Em, engineOf } from '@backend/store/em';
import { allOf, part, type SqlPart } from '@backend/store/sql/sql-part';
import { columnsOf } from '@backend/store/sql/tables';
import { millisecondsInDay, secondsInDay } from 'date-fns/constants';

/** `rentalDays` in SQL: max(1, ceil(length / 24 h)) of the aliased booking. */
export function rentalDaysSql(em: Em, alias: string): string {
  const b = columnsOf<'bookings'>(alias);
  const length = `${b('end_date')} - ${b('start_date')}`;
  return engineOf(em) === 'sqlite'
    ? `max(1, (${length} + ${millisecondsInDay - 1}) / ${millisecondsInDay})`
    : `greatest(1, ceil(extract(epoch from (${length})) / ${secondsInDay}))`;
}

/** Rental days of the aliased booking that begin before the instant. */
function daysBegunBefore(em: Em, alias: string, instant: Date): SqlPart {
  const total = rentalDaysSql(em, alias);
  const start = columnsOf<'bookings'>(alias)('start_date');
  return engineOf(em) === 'sqlite'
    ? part(
        `min(${total}, max(0, (cast(? as integer) - ${start} + ${millisecondsInDay - 1}) / ${millisecondsInDay}))`,
        [instant],
      )
    : part(
        `least(${total}, greatest(0, ceil(extract(epoch from
          (cast(? as timestamptz) - ${start})) / ${secondsInDay})))`,
        [instant],
      );
}

/** Whether the aliased live booking earns on one of these days: `earnedWithin` in SQL. */
export function earnsWithin(em: Em, alias: string, { from, to }: DaySpan): SqlPart {
  const b = columnsOf<'bookings'>(alias);
  const before = daysBegunBefore(em, alias, from);
  const within = daysBegunBefore(em, alias, to);
  return allOf(
    part(`${b('cancelled_at')} is null and ${b('end_date')} >= ? and ${b('start_date')} < ?`, [
      from,
      to,
    ]),
    part(`${within.sql} > ${before.sql}`, [...within.params, ...before.params]),
  );
}
