import type { Em } from '@backend/store/em';
import { amongCars } from '../fleet/car-queries';
import type { BoardData, BoardWindow } from './board-queries';
import { loadBookingsWhere, loadMaintenancesWhere } from './event-rows';

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
 * known even where only one of the two is drawn. At most two statements; usually none for service
 * work.
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

function loadWorkBeyond(em: Em, reach: Reach, { from, to, carIds }: BoardWindow) {
  return loadMaintenancesWhere(em, (m) =>
    m.and([
      m('m.status', '<>', 'done'),
      m.or([m('m.end_date', '>', reach.from), m('m.start_date', '>=', reach.from)]),
      m('m.start_date', '<', reach.to),
      m.or([
        m.and([m('m.end_date', '<=', from), m('m.start_date', '<', from)]),
        m('m.start_date', '>=', to),
      ]),
      amongCars(m.ref('m.car_id'), carIds),
    ]),
  );
}

function loadBookingsBeyond(
  em: Em,
  reach: Reach,
  { from, to }: BoardWindow,
  works: readonly { readonly carId: number }[],
) {
  const carIds = [...new Set(works.map(({ carId }) => carId))];
  return loadBookingsWhere(em, (b) =>
    b.and([
      b('b.cancelled_at', 'is', null),
      b('b.car_id', 'in', carIds),
      b('b.occupied_until', '>', reach.from),
      b('b.start_date', '<', reach.to),
      b.or([b('b.occupied_until', '<=', from), b('b.start_date', '>=', to)]),
    ]),
  );
}
