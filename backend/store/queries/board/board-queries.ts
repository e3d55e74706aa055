import type { Em } from '@backend/store/em';
import { unindexed } from '@backend/store/sql/sql-part';
import { amongCars, type BoardCarRecord, type CarsAsked, loadCars } from '../fleet/car-queries';
import {
  type BoardBookingRecord,
  type BoardMaintenanceRecord,
  loadBookingsWhere,
  loadMaintenancesWhere,
} from './event-rows';

/** The period shown by the board: [from, to). */
export interface BoardWindow {
  readonly from: Date;
  readonly to: Date;
  /**
   * The moment, when the company requires the return mark (REQUIRE_RETURN_MARK): an unmarked
   * booking past its end holds its car until then, so it may touch a window beyond its dates.
   */
  readonly overdueAt?: Date | null;
  /** Only these cars; absent: all. */
  readonly carIds?: CarsAsked;
}

/** The data of the board. Events are live and sorted by start; cars are in fleet order. */
export interface BoardData {
  readonly cars: readonly BoardCarRecord[];
  readonly bookings: readonly BoardBookingRecord[];
  readonly maintenances: readonly BoardMaintenanceRecord[];
}

/**
 * Reads the board in three statements as plain objects, bypassing the entities, which take several
 * times as long (docs/adr/0005). A booking touches the window if it holds its car within it: an
 * early return frees the rest. Service work of every status is included.
 */
export async function loadBoard(em: Em, window: BoardWindow): Promise<BoardData> {
  const [cars, bookings, maintenances] = await Promise.all([
    loadCars(em, window.carIds),
    loadBoardBookings(em, window),
    loadBoardMaintenances(em, window),
  ]);
  return { cars, bookings, maintenances };
}

function loadBoardBookings(em: Em, { from, to, overdueAt, carIds }: BoardWindow) {
  return loadBookingsWhere(em, (b) => {
    const holds = b('b.occupied_until', '>', from);
    const isOverdue =
      overdueAt && overdueAt > from
        ? [b.and([b('b.returned_at', 'is', null), b('b.end_date', '<=', overdueAt)])]
        : [];
    return b.and([
      b('b.cancelled_at', 'is', null),
      b.or([holds, ...isOverdue]),
      // Without statistics SQLite may scan all history by start; so it uses the index by end.
      b(unindexed(em, b.ref('b.start_date')), '<', to),
      amongCars(b.ref('b.car_id'), carIds),
    ]);
  });
}

function loadBoardMaintenances(em: Em, { from, to, carIds }: BoardWindow) {
  // Work of zero length occupies the minute after its start.
  return loadMaintenancesWhere(em, (m) =>
    m.and([
      m.or([m('m.end_date', '>', from), m('m.start_date', '>=', from)]),
      m('m.start_date', '<', to),
      amongCars(m.ref('m.car_id'), carIds),
    ]),
  );
}
