import type { Occasion } from '@backend/domain/bookings/occupancy';
import type { DaySpan } from '@backend/domain/day/day-span';
import type { Em } from '@backend/store/em';
import { prepared } from '@backend/store/sql/prepared-read';
import { readCount } from '@backend/store/sql/read-as';
import { part, type SqlPart } from '@backend/store/sql/sql-part';
import { columnsOf } from '@backend/store/sql/tables';
import { reading } from '@backend/store/sql/typed-read';
import { isLive } from '../fleet/claim-sql';
import { isLatePickupSql } from './custody-sql';
import { type ListedBookingRecord, loadListedBookings } from './listed-booking-queries';
import { awaitedIds } from './unreturned-queries';

/**
 * Limit of overdue bookings: when the return mark is required, unmarked history may be long; the
 * latest are shown.
 */
const MOST_OVERDUE = 200;

const b = columnsOf<'bookings'>('b');
const d = columnsOf<'bookings'>('d');
const m = columnsOf<'maintenances'>('m');

/** Bookings past their end without a return mark. */
function waitedFor({ now, requireReturnMark }: Occasion): SqlPart {
  const waited = requireReturnMark
    ? part(
        `select ${d('id')} from bookings d
         where ${isLive('d')} and ${d('returned_at')} is null and ${d('end_date')} <= ?
         order by ${d('end_date')} desc limit ${MOST_OVERDUE}`,
        [now],
      )
    : awaitedIds(now);
  return part(`select w.id from (${waited.sql}) w`, waited.params);
}

/** Candidates for `actionList`, over `b`: each part uses its own index. */
function mayNeedAction({ from, to }: DaySpan, occasion: Occasion): SqlPart {
  const waited = waitedFor(occasion);
  const late = isLatePickupSql('d', occasion);
  return part(
    `${b('cancelled_at')} is null and ${b('id')} in (
       select ${d('id')} from bookings d where ${d('start_date')} >= ? and ${d('start_date')} < ?
       union select ${d('id')} from bookings d where ${d('end_date')} > ? and ${d('end_date')} <= ?
       union select ${d('id')} from maintenances m join bookings d on ${d('car_id')} = ${m('car_id')}
         where ${m('status')} <> 'done' and ${d('occupied_until')} > ? and ${d('occupied_until')} > ${m('start_date')}
           and ${d('start_date')} <= ${m('end_date')}
       union select ${d('id')} from bookings d where ${late.sql}
       union ${waited.sql})`,
    [from, to, from, to, occasion.now, ...late.params, ...waited.params],
  );
}

/** Bookings that may need action today; two statements. */
export const loadActionBookings = (
  em: Em,
  span: DaySpan,
  occasion: Occasion,
): Promise<ListedBookingRecord[]> =>
  loadListedBookings(em, { where: mayNeedAction(span, occasion) }, occasion);

const incomplete = prepared((em) =>
  reading(em)
    .selectFrom('bookings as b')
    .select(({ fn }) => readCount(fn.countAll()).as('count'))
    .where(({ not, ref }) => not(ref('b.is_complete'))),
);

/** The number of incomplete imported rows. */
export async function countIncomplete(em: Em): Promise<number> {
  const [row] = await incomplete(em, {});
  return row?.count ?? 0;
}
