import { claimsOf, type Occasion } from '@backend/domain/bookings/occupancy';
import { type ServiceConflicts, serviceConflicts } from '@backend/domain/fleet/service-conflicts';
import type { RequestContext } from '@backend/operation/context';
import { partnerView, visibleCars, withoutCustomer } from '@backend/operation/partner-view';
import { loadBeyondEdges } from '@backend/store/queries/board/board-edge-queries';
import { type BoardData, loadBoard } from '@backend/store/queries/board/board-queries';
import { bookingStatus } from '@schema/values/bookings/booking-status';
import { whereabouts } from '@schema/values/bookings/whereabouts';
import { addDays, type Day, startOfDay } from '@schema/values/time/calendar';
import type { Board, BoardRow } from './board.types';

/** Parameters of the board query. */
interface RequestedBoard {
  readonly start: Day;
  readonly days: number;
  /** Row ids; absent: all cars. */
  readonly carIds: readonly number[] | 'all';
}

/**
 * The board over `days` company days from `start`: all or the given cars, with the live bookings
 * and the maintenance in the period (requirements.md, B17). Throws VALIDATION_FAILED for a number
 * of days or of cars out of bounds.
 */
export async function readBoard(ctx: RequestContext, requested: RequestedBoard): Promise<Board> {
  const { start, days, carIds } = requested;
  const { em, now, zone } = ctx;
  // Read before the data, so that the data is at least as recent as this cursor.
  const cursor = ctx.changes.cursor();
  const { requireReturnMark } = ctx.config;
  const view = await partnerView(ctx);
  const window = {
    from: startOfDay(start, zone),
    to: startOfDay(addDays(start, days), zone),
    overdueAt: requireReturnMark ? now : null,
    carIds: visibleCars(carIds === 'all' ? carIds : [...new Set(carIds)], view),
  };
  const facts = await loadBoard(em, window);
  const beyond = await loadBeyondEdges(em, window, facts);
  const conflicts = conflictsOfFleet(facts, beyond, { now, requireReturnMark });
  const bookings = Map.groupBy(facts.bookings, ({ carId }) => carId);
  const maintenances = Map.groupBy(facts.maintenances, ({ carId }) => carId);
  const rows = facts.cars.map(
    (car): BoardRow => ({
      car,
      bookings: (bookings.get(car.id) ?? []).map((booking) => ({
        ...(view ? withoutCustomer(booking) : booking),
        status: bookingStatus(booking, now, { requireReturnMark }),
        whereabouts: whereabouts(booking, now, { requireReturnMark }),
        conflict: conflicts.bookings.has(booking.id),
      })),
      maintenances: (maintenances.get(car.id) ?? []).map((work) => ({
        ...work,
        conflict: conflicts.maintenances.has(work.id),
      })),
    }),
  );
  return { start, days, cursor, rows };
}

type Events = Pick<BoardData, 'bookings' | 'maintenances'>;

/** Events that conflict; checks only cars with unfinished maintenance. */
function conflictsOfFleet(drawn: Events, beyond: Events, occasion: Occasion): ServiceConflicts {
  const bookings = Map.groupBy([...drawn.bookings, ...beyond.bookings], ({ carId }) => carId);
  const works = [...drawn.maintenances, ...beyond.maintenances].filter(
    ({ status }) => status !== 'done',
  );
  const found = { bookings: new Set<number>(), maintenances: new Set<number>() };
  for (const [carId, maintenances] of Map.groupBy(works, (work) => work.carId)) {
    const claims = claimsOf({ bookings: bookings.get(carId) ?? [], maintenances }, occasion);
    const conflicts = serviceConflicts(claims);
    for (const id of conflicts.bookings) found.bookings.add(id);
    for (const id of conflicts.maintenances) found.maintenances.add(id);
  }
  return found;
}
