import type { Em } from '@backend/store/em';
import type { Slots } from '@backend/store/sql/prepared-read';
import type { SqlPart } from '@backend/store/sql/sql-part';
import { columnsOf } from '@backend/store/sql/tables';
import { amongCars } from '../fleet/car-queries';
import type { BoardData, BoardWindow } from './board-queries';
import { bookingsWhere, maintenancesWhere } from './event-rows';

interface Dates {
  readonly startDate: Date;
  readonly endDate: Date;
}

/** The period by which these events extend beyond the window; null when none does. */
function reachOf(events: readonly Dates[], { from, to }: BoardWindow) {
  const crossing = events.filter(({ startDate, endDate }) => startDate < from || endDate > to);
  if (crossing.length === 0) return null;
  return {
    from: new Date(Math.min(...crossing.map(({ startDate }) => startDate.getTime()))),
    to: new Date(Math.max(...crossing.map(({ endDate }) => endDate.getTime()))),
  };
}

/**
 * Events outside the window that overlap the events extending beyond it, so that a conflict is
 * known even where only one of the two is drawn. At most two statements; usually none for
 * maintenance.
 */
export async function loadBeyondEdges(
  em: Em,
  window: BoardWindow,
  { bookings, maintenances }: BoardData,
): Promise<Pick<BoardData, 'bookings' | 'maintenances'>> {
  const unfinished = maintenances.filter(({ status }) => status !== 'done');
  const bookingReach = reachOf(bookings, window);
  const workReach = reachOf(unfinished, window);
  return {
    maintenances: bookingReach ? await loadWorkBeyond(em, bookingReach, window) : [],
    bookings: workReach ? await loadBookingsBeyond(em, workReach, window, unfinished) : [],
  };
}

type Reach = Pick<BoardWindow, 'from' | 'to'>;

/** Within the reach, outside the window. */
type Beyond = Reach & { readonly since: Date; readonly until: Date };

const workBeyond = maintenancesWhere(
  (m, { since, until, from, to, ofCars }: Slots<Beyond & { ofCars: SqlPart }>) =>
    m.and([
      m('m.status', '<>', 'done'),
      m.or([m('m.end_date', '>', since), m('m.start_date', '>=', since)]),
      m('m.start_date', '<', until),
      m.or([
        m.and([m('m.end_date', '<=', from), m('m.start_date', '<', from)]),
        m('m.start_date', '>=', to),
      ]),
      ofCars,
    ]),
);

function loadWorkBeyond(em: Em, reach: Reach, { from, to, carIds }: BoardWindow) {
  const ofCars = amongCars(columnsOf<'maintenances'>('m')('car_id'), carIds);
  return workBeyond(em, { since: reach.from, until: reach.to, from, to, ofCars });
}

const bookingsBeyond = bookingsWhere(
  (b, { since, until, from, to, carIds }: Slots<Beyond & { carIds: readonly number[] }>) =>
    b.and([
      b('b.cancelled_at', 'is', null),
      b('b.car_id', 'in', carIds),
      b('b.occupied_until', '>', since),
      b('b.start_date', '<', until),
      b.or([b('b.occupied_until', '<=', from), b('b.start_date', '>=', to)]),
    ]),
);

function loadBookingsBeyond(
  em: Em,
  reach: Reach,
  { from, to }: BoardWindow,
  works: readonly { readonly carId: number }[],
) {
  const carIds = [...new Set(works.map(({ carId }) => carId))];
  return bookingsBeyond(em, { since: reach.from, until: reach.to, from, to, carIds });
}
