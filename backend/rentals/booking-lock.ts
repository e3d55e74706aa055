import { conflict, notFound } from '@backend/domain/refusal';
import { refuseStale } from '@backend/domain/stale';
import type { Booking as BookingAnswer } from '@backend/operation/types/booking.types';
import { RowMovedError } from '@backend/store/engine/mutex';
import { Booking } from '@backend/store/entities/booking.entity';
import { lockCars } from '@backend/store/locks/guard-car';
import type { Em } from '@backend/store/open-store';
import { MESSAGES } from '@schema/messages';
import { type Kopecks, toRoubles } from '@schema/values/money/money';

/** A complete booking with its car, and so its period, locked until the end of the transaction. */
export interface LockedBooking {
  readonly row: Booking;
  readonly carId: number;
  readonly startDate: Date;
  readonly endDate: Date;
}

/**
 * Locks the booking's car and the target car, then reads the booking: every writer of a booking
 * locks its car first, so the row cannot change. Throws NOT_FOUND for an unknown booking or car,
 * CONFLICT for an incomplete booking, RowMovedError (`write` runs the job again).
 */
export async function lockBooking(
  em: Em,
  id: number,
  nextCarId: number | null = null,
): Promise<LockedBooking> {
  const carId = carOf(await em.findOne(Booking, id, { refresh: true }));
  const cars = await lockCars(em, nextCarId === null ? [carId] : [carId, nextCarId]);
  if (nextCarId !== null && !cars.has(nextCarId)) throw notFound(MESSAGES.cars.notFound);
  const row = await em.findOne(Booking, id, { refresh: true });
  // Locking the other car as well would break the lock order: two such moves would deadlock.
  if (carOf(row) !== carId || !row?.startDate || !row.endDate) throw new RowMovedError();
  return { row, carId, startDate: row.startDate, endDate: row.endDate };
}

function carOf(row: Booking | null): number {
  if (!row) throw notFound(MESSAGES.booking.notFound);
  if (!row.isComplete || !row.car) throw conflict(MESSAGES.booking.incomplete);
  return row.car.id;
}

const wireAmount = (amount?: Kopecks | null) => (amount == null ? null : toRoubles(amount));

/**
 * Throws STALE when the version does not match `current`, which is returned in `details` with
 * amounts in roubles, so that the form can show the changes.
 */
export function assertVersion(current: BookingAnswer, version: number | null | undefined): void {
  const { totalPrice, depositAmount, ...rest } = current;
  const wire = {
    ...rest,
    totalPrice: wireAmount(totalPrice),
    depositAmount: wireAmount(depositAmount),
  };
  refuseStale(current, version, wire);
}
