import type { Em } from '@backend/store/em';
import { engineOf } from '@backend/store/em';
import type { RawValue } from '@backend/store/sql/raw';
import { type BoardCarRecord, type CarsAsked, loadCars, ofCars } from '../fleet/car-queries';
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
  const overdue = overdueAt && overdueAt > from ? [overdueAt] : [];
  // Without statistics SQLite may scan all history by start; the plus restricts it to the index by
  // end.
  const start = engineOf(em) === 'sqlite' ? '+b.start_date' : 'b.start_date';
  const holds = overdue.length
    ? '(b.occupied_until > ? or (b.returned_at is null and b.end_date <= ?))'
    : 'b.occupied_until > ?';
  const cars = ofCars('b.car_id', carIds);
  const params: RawValue[] = [from, ...overdue, to, ...cars.params];
  return loadBookingsWhere(
    em,
    `b.cancelled_at is null and ${holds} and ${start} < ?${cars.condition}`,
    params,
  );
}

function loadBoardMaintenances(em: Em, { from, to, carIds }: BoardWindow) {
  const cars = ofCars('m.car_id', carIds);
  // Work of zero length occupies the minute after its start.
  return loadMaintenancesWhere(
    em,
    `(m.end_date > ? or m.start_date >= ?) and m.start_date < ?${cars.condition}`,
    [from, from, to, ...cars.params],
  );
}
