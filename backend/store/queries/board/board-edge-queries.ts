import type { Em } from '@backend/store/em';
import type { RawValue } from '@backend/store/sql/raw';
import { ofCars } from '../fleet/car-queries';
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
  const { from, to } = window;
  const cars = ofCars('m.car_id', window.carIds);
  const unfinished = maintenances.filter(({ status }) => status !== 'done');
  const bookingReach = reachOf(bookings, window);
  const workReach = reachOf(unfinished, window);
  return {
    maintenances: bookingReach
      ? await loadMaintenancesWhere(
          em,
          `m.status <> 'done' and (m.end_date > ? or m.start_date >= ?) and m.start_date < ?
             and ((m.end_date <= ? and m.start_date < ?) or m.start_date >= ?)${cars.condition}`,
          [bookingReach.from, bookingReach.from, bookingReach.to, from, from, to, ...cars.params],
        )
      : [],
    bookings: workReach
      ? await loadBookingsWhere(em, ...bookingsBeyond(workReach, window, unfinished))
      : [],
  };
}

function bookingsBeyond(
  reach: Pick<BoardWindow, 'from' | 'to'>,
  { from, to }: BoardWindow,
  works: readonly { readonly carId: number }[],
): [condition: string, params: RawValue[]] {
  const carIds = [...new Set(works.map(({ carId }) => carId))];
  return [
    `b.cancelled_at is null and b.car_id in (${carIds.map(() => '?').join(', ')})
       and b.occupied_until > ? and b.start_date < ? and (b.occupied_until <= ? or b.start_date >= ?)`,
    [...carIds, reach.from, reach.to, from, to],
  ];
}
