import type { Em } from '@backend/store/em';
import type { Slots } from '@backend/store/sql/prepared-read';
import { allOf, anyOf, part, type SqlPart, unindexed } from '@backend/store/sql/sql-part';
import { columnsOf } from '@backend/store/sql/tables';
import { amongCars, type BoardCarRecord, type CarsAsked, loadCars } from '../fleet/car-queries';
import {
  type BoardBookingRecord,
  type BoardMaintenanceRecord,
  bookingsWhere,
  maintenancesWhere,
} from './event-rows';

/** The period shown by the board: [from, to). */
export interface BoardWindow {
  readonly from: Date;
  readonly to: Date;
  /**
   * Now, when the company requires the return mark (REQUIRE_RETURN_MARK): an overdue unmarked
   * booking holds its car until now, so it may touch a window beyond its dates.
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
 * early return frees the rest. Maintenance of every status is included.
 */
export async function loadBoard(em: Em, window: BoardWindow): Promise<BoardData> {
  const [cars, bookings, maintenances] = await Promise.all([
    loadCars(em, window.carIds),
    loadBoardBookings(em, window),
    loadBoardMaintenances(em, window),
  ]);
  return { cars, bookings, maintenances };
}

const boardBookings = bookingsWhere(
  (b, { to, holds, ofCars }: Slots<{ to: Date; holds: SqlPart; ofCars: SqlPart }>, em) =>
    b.and([
      b('b.cancelled_at', 'is', null),
      holds,
      // Without statistics SQLite may scan all history by start; so it uses the index by end.
      b(unindexed(em, b.ref('b.start_date')), '<', to),
      ofCars,
    ]),
);

function loadBoardBookings(em: Em, { from, to, overdueAt, carIds }: BoardWindow) {
  const b = columnsOf<'bookings'>('b');
  const isHeld = part(`${b('occupied_until')} > ?`, [from]);
  const isOverdue =
    overdueAt && overdueAt > from
      ? [part(`${b('returned_at')} is null and ${b('end_date')} <= ?`, [overdueAt])]
      : [];
  const holds = allOf(anyOf(isHeld, ...isOverdue));
  return boardBookings(em, { to, holds, ofCars: amongCars(b('car_id'), carIds) });
}

const boardMaintenances = maintenancesWhere(
  (m, { from, to, ofCars }: Slots<{ from: Date; to: Date; ofCars: SqlPart }>) =>
    m.and([
      // Maintenance of zero length occupies the minute after its start.
      m.or([m('m.end_date', '>', from), m('m.start_date', '>=', from)]),
      m('m.start_date', '<', to),
      ofCars,
    ]),
);

function loadBoardMaintenances(em: Em, { from, to, carIds }: BoardWindow) {
  const ofCars = amongCars(columnsOf<'maintenances'>('m')('car_id'), carIds);
  return boardMaintenances(em, { from, to, ofCars });
}
