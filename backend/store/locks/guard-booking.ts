import type { Em } from '../em';
import { Booking } from '../entities/booking.entity';
import { LOCKED_ROW } from './row-lock';

/**
 * Locks and reads the booking, complete or not, until the transaction ends. If the car is needed
 * too, lock it first. Null for an unknown id. Throws outside a transaction.
 */
export function lockBookingRow(em: Em, id: number): Promise<Booking | null> {
  return em.findOne(Booking, id, LOCKED_ROW);
}
