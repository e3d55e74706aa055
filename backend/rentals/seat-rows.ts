import { type Claim, claimsOf } from '@backend/domain/bookings/occupancy';
import type { Em } from '@backend/store/em';
import type { Booking } from '@backend/store/entities/booking.entity';
import { bookingsWhere, loadUnfinishedWork } from '@backend/store/queries/board/event-rows';
import type { Slots } from '@backend/store/sql/prepared-read';
import { raw } from '@backend/store/sql/raw';
import { isCarOccupiedError } from '@backend/store/store-errors';
import { carAvailability } from '@schema/values/fleet/car-availability';
import type { Kopecks } from '@schema/values/money/money';
import type { Period } from '@schema/values/time/period';
import { type CarClaim, CarTaken, type ClaimRules } from './car-claim';
import type { PriceTerms } from './price-terms';

/** A booking and its new values. Its old and new cars are locked. */
export interface SeatChange extends Period {
  readonly row: Booking;
  readonly carId: number;
  readonly terms: PriceTerms;
}

const claimOf = ({ row, carId, startDate, endDate }: SeatChange): CarClaim => ({
  carId,
  period: { startDate, endDate },
  ignoreBookingId: row.id,
  // The column holds whole kopecks, so the branded type is safe.
  wantedPrice: (row.totalPriceKopecks ?? null) as Kopecks | null,
});

/**
 * Assigns all the bookings their cars together. Throws CarTaken when a booking that does not move
 * conflicts with one of them. All of them release their time before any claims it, so that two
 * bookings can swap cars; the database constraint then checks each one (docs/safety.md, 1).
 */
export async function seatRows(
  em: Em,
  changes: readonly SeatChange[],
  rules: ClaimRules,
): Promise<void> {
  await assertSeatsFree(em, changes, rules);
  const ids = changes.map(({ row }) => row.id);
  const marks = ids.map(() => '?').join(', ');
  await raw(em, `update bookings set is_complete = false where id in (${marks})`, ids);
  for (const { row, carId, terms } of changes) em.assign(row, { car: carId, ...terms });
  await em.flush();
  try {
    await raw(em, `update bookings set is_complete = true where id in (${marks})`, ids);
  } catch (error) {
    const [first] = changes;
    throw first && isCarOccupiedError(error) ? new CarTaken(claimOf(first), []) : error;
  }
}

const claimsOfCars = bookingsWhere(
  (b, { cars, now }: Slots<{ cars: readonly number[]; now: Date }>) =>
    b.and([
      b('b.car_id', 'in', cars),
      b('b.cancelled_at', 'is', null),
      b('b.occupied_until', '>', now),
    ]),
);

async function assertSeatsFree(
  em: Em,
  changes: readonly SeatChange[],
  { now, config }: ClaimRules,
): Promise<void> {
  const moving = new Set(changes.map(({ row }) => row.id));
  const cars = [...new Set(changes.map(({ carId }) => carId))];
  const bookings = await claimsOfCars(em, { cars, now });
  const works = await loadUnfinishedWork(em, cars);
  const { requireReturnMark } = config;
  const claimsByCar = new Map<number, readonly Claim[]>(
    cars.map((car) => {
      const staying = bookings.filter(({ id, carId }) => carId === car && !moving.has(id));
      const maintenances = works.filter(({ carId }) => carId === car);
      return [car, claimsOf({ bookings: staying, maintenances }, { now, requireReturnMark })];
    }),
  );
  for (const change of changes) {
    const claims = claimsByCar.get(change.carId) ?? [];
    const { inTheWay } = carAvailability(change, { claims, rentals: [] });
    if (inTheWay.length > 0) throw new CarTaken(claimOf(change), inTheWay);
  }
}
