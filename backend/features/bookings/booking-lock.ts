import { conflict, notFound, Refusal } from '@backend/domain/refusal';
import type { Booking as BookingAnswer } from '@backend/operation/types/booking.types';
import { Booking } from '@backend/store/entities/booking.entity';
import { lockCars } from '@backend/store/locks/guard-car';
import type { Em } from '@backend/store/open-store';
import { MESSAGES } from '@schema/messages';
import { type Kopecks, toRoubles } from '@schema/values/money/money';

/** A complete booking whose car, and with it its time, nobody else can change until the end. */
export interface LockedBooking {
  readonly row: Booking;
  readonly carId: number;
  readonly startDate: Date;
  readonly endDate: Date;
}

/**
 * Locks the booking's car, and the car it is going to, then reads the booking: whoever writes a
 * booking locks its car first, so what is read here stays true. Refuses NOT_FOUND for an unknown
 * booking or car, CONFLICT for an incomplete booking.
 */
export async function lockBooking(
  em: Em,
  id: number,
  nextCarId: number | null = null,
): Promise<LockedBooking> {
  for (;;) {
    const carId = carOf(await em.findOne(Booking, id, { refresh: true }));
    const cars = await lockCars(em, nextCarId === null ? [carId] : [carId, nextCarId]);
    if (nextCarId !== null && !cars.has(nextCarId)) throw notFound(MESSAGES.cars.notFound);
    const row = await em.findOne(Booking, id, { refresh: true });
    // Moved to another car between the look and the lock: once more.
    if (carOf(row) !== carId || !row?.startDate || !row.endDate) continue;
    return { row, carId, startDate: row.startDate, endDate: row.endDate };
  }
}

function carOf(row: Booking | null): number {
  if (!row) throw notFound(MESSAGES.booking.notFound);
  if (!row.isComplete || !row.car) throw conflict(MESSAGES.booking.incomplete);
  return row.car.id;
}

const wireAmount = (amount?: Kopecks | null) => (amount == null ? null : toRoubles(amount));

/**
 * Refuses STALE when the caller had read another version than `current`, which goes along in
 * `details`, with amounts in roubles, so that the form can show what changed.
 */
export function assertVersion(current: BookingAnswer, version: number | null | undefined): void {
  if (version == null || version === current.version) return;
  const { totalPrice, depositAmount, ...rest } = current;
  const wire = {
    ...rest,
    totalPrice: wireAmount(totalPrice),
    depositAmount: wireAmount(depositAmount),
  };
  throw new Refusal('STALE', MESSAGES.generic.stale, { details: { current: wire } });
}
