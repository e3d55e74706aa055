import type { Occasion } from '@backend/domain/bookings/occupancy';
import { readFlag } from '@backend/store/sql/read-as';
import { allOf, expressionOf, part, type SqlPart } from '@backend/store/sql/sql-part';
import { columnsOf } from '@backend/store/sql/tables';
import { type CustodyFacts, unconfirmedSince } from '@schema/values/bookings/whereabouts';
import { isLive } from '../fleet/claim-sql';
import { continuesSql, isExtendedSql, isExtensionSql } from './continuation-sql';

/** Facts of the rule `whereabouts` not stored in the booking's columns. */
export type StoredCustody = Pick<
  CustodyFacts,
  'isExtension' | 'isExtended' | 'isHandedOver' | 'expectsHandoverMark'
>;

const columns = (alias: string) => columnsOf<'bookings'>(alias);
/** Other bookings that the statements look up for the aliased one. */
const [e, h] = [columns('e'), columns('h')];

/** Whether the aliased booking, or one that it continues, is marked as handed over. */
export function isHandedOverSql(alias: string): string {
  const names = ['id', 'car_id', 'customer_id', 'start_date', 'handed_over_at'] as const;
  const facts = names.map(e).join(', ');
  return `(${columns(alias)('handed_over_at')} is not null or (${isExtensionSql(alias)} and exists (
     with recursive earlier(${names.join(', ')}) as (
       select ${facts} from bookings e where ${continuesSql(alias, 'e')} and ${isLive('e')}
       union
       select ${facts} from earlier l join bookings e on ${continuesSql('l', 'e')}
       where ${isLive('e')})
     select 1 from earlier where handed_over_at is not null)))`;
}

/** Whether the company marked a handover before the aliased booking began. */
const expectsHandoverMarkSql = (alias: string) =>
  `${columns(alias)('start_date')} >= (select min(${h('handed_over_at')}) from bookings h
     where ${h('handed_over_at')} is not null)`;

/** Columns of StoredCustody over `b` (bookings). */
export const CUSTODY = [
  readFlag(expressionOf(part(isExtensionSql('b')))).as('isExtension'),
  readFlag(expressionOf(part(isExtendedSql('b')))).as('isExtended'),
  readFlag(expressionOf(part(isHandedOverSql('b')))).as('isHandedOver'),
  readFlag(expressionOf(part(expectsHandoverMarkSql('b')))).as('expectsHandoverMark'),
];

/** The car of the aliased booking is not returned at the moment. */
function isNotBack(alias: string, now: Date): SqlPart {
  const returned = columns(alias)('returned_at');
  return part(`${returned} is null or ${returned} > ?`, [now]);
}

/** Aliased bookings that are `overdue` or `unconfirmed` by the rule `whereabouts`. */
export function isUnreturnedSql(alias: string, { now, requireReturnMark }: Occasion): SqlPart {
  const end = columns(alias)('end_date');
  const pastEnd = allOf(part(`${isLive(alias)} and ${end} <= ?`, [now]), isNotBack(alias, now));
  if (requireReturnMark) return pastEnd;
  return allOf(
    pastEnd,
    part(`not ${isExtendedSql(alias)} and (${end} > ? or ${isHandedOverSql(alias)})`, [
      unconfirmedSince(now),
    ]),
  );
}

/** Aliased bookings whose car is handed over by a mark and not returned (`isOutSinceHandover`). */
export function isOutSinceHandoverSql(
  alias: string,
  { now, requireReturnMark }: Occasion,
): SqlPart {
  const b = columns(alias);
  const outNow = allOf(
    part(isLive(alias)),
    isNotBack(alias, now),
    part(
      `(${b('handed_over_at')} is not null or ${b('start_date')} <= ?) and ${isHandedOverSql(alias)}`,
      [now],
    ),
  );
  if (requireReturnMark) return outNow;
  return allOf(outNow, part(`(${b('end_date')} > ? or not ${isExtendedSql(alias)})`, [now]));
}

/** Aliased bookings that are `late_pickup` by the rule `whereabouts`. */
export function isLatePickupSql(alias: string, { now, requireReturnMark }: Occasion): SqlPart {
  const b = columns(alias);
  return allOf(
    part(
      `${isLive(alias)} and ${b('start_date')} <= ? and ${b('end_date')} > ?
         and ${b('handed_over_at')} is null`,
      [now, now],
    ),
    isNotBack(alias, now),
    part(`not ${isExtensionSql(alias)}`),
    ...(requireReturnMark ? [] : [part(expectsHandoverMarkSql(alias))]),
  );
}
