import type { Occasion } from '@backend/domain/bookings/occupancy';
import { readFlag } from '@backend/store/sql/read-as';
import { allOf, expressionOf, part, type SqlPart } from '@backend/store/sql/sql-part';
import { type CustodyFacts, unconfirmedSince } from '@schema/values/bookings/whereabouts';
import { isLive } from '../fleet/claim-sql';
import { continuesSql, isExtendedSql, isExtensionSql } from './continuation-sql';

/** The facts of the rule `whereabouts` that no column of the booking holds. */
export type StoredCustody = Pick<
  CustodyFacts,
  'isExtension' | 'isExtended' | 'isHandedOver' | 'expectsHandoverMark'
>;

/** Whether the booking with this alias, or one that it continues, is marked as handed over. */
export const isHandedOverSql = (alias: string) =>
  `(${alias}.handed_over_at is not null or (${isExtensionSql(alias)} and exists (
     with recursive earlier(id, car_id, customer_id, start_date, handed_over_at) as (
       select e.id, e.car_id, e.customer_id, e.start_date, e.handed_over_at from bookings e
       where ${continuesSql(alias, 'e')} and ${isLive('e')}
       union
       select e.id, e.car_id, e.customer_id, e.start_date, e.handed_over_at
       from earlier l join bookings e on ${continuesSql('l', 'e')} where ${isLive('e')})
     select 1 from earlier where handed_over_at is not null)))`;

/** Whether the company marked a handover before the booking with this alias began. */
const expectsHandoverMarkSql = (alias: string) =>
  `${alias}.start_date >= (select min(h.handed_over_at) from bookings h
     where h.handed_over_at is not null)`;

/** Columns of StoredCustody over `b` (bookings). */
export const CUSTODY = [
  readFlag(expressionOf(part(isExtensionSql('b')))).as('isExtension'),
  readFlag(expressionOf(part(isExtendedSql('b')))).as('isExtended'),
  readFlag(expressionOf(part(isHandedOverSql('b')))).as('isHandedOver'),
  readFlag(expressionOf(part(expectsHandoverMarkSql('b')))).as('expectsHandoverMark'),
];

/** Bookings with this alias that are `overdue` or `unconfirmed` by the rule `whereabouts`. */
export function isUnreturnedSql(alias: string, { now, requireReturnMark }: Occasion): SqlPart {
  const pastEnd = part(
    `${isLive(alias)} and ${alias}.end_date <= ?
       and (${alias}.returned_at is null or ${alias}.returned_at > ?)`,
    [now, now],
  );
  if (requireReturnMark) return pastEnd;
  return allOf(
    pastEnd,
    part(`not ${isExtendedSql(alias)} and (${alias}.end_date > ? or ${isHandedOverSql(alias)})`, [
      unconfirmedSince(now),
    ]),
  );
}

/** Bookings with this alias whose car is handed over by a mark and not back (`isOutSinceHandover`). */
export function isOutSinceHandoverSql(
  alias: string,
  { now, requireReturnMark }: Occasion,
): SqlPart {
  const outNow = part(
    `${isLive(alias)} and (${alias}.returned_at is null or ${alias}.returned_at > ?)
       and (${alias}.handed_over_at is not null or ${alias}.start_date <= ?)
       and ${isHandedOverSql(alias)}`,
    [now, now],
  );
  if (requireReturnMark) return outNow;
  return allOf(outNow, part(`(${alias}.end_date > ? or not ${isExtendedSql(alias)})`, [now]));
}

/** Bookings with this alias that are `late_pickup` by the rule `whereabouts`. */
export function isLatePickupSql(alias: string, { now, requireReturnMark }: Occasion): SqlPart {
  return allOf(
    part(
      `${isLive(alias)} and ${alias}.start_date <= ? and ${alias}.end_date > ?
         and ${alias}.handed_over_at is null
         and (${alias}.returned_at is null or ${alias}.returned_at > ?)
         and not ${isExtensionSql(alias)}`,
      [now, now, now],
    ),
    ...(requireReturnMark ? [] : [part(expectsHandoverMarkSql(alias))]),
  );
}
