import type { Em } from '../em';
import { Booking } from '../entities/booking.entity';
import { LOCKED_ROW } from './row-lock';

/**
 * Locks and reads the booking, complete or not, until the transaction ends. If its car is needed
 * too, lock the car first. Null when there is none. Throws outside a transaction.
 */
export function lockBookingRow(em: Em, id: number): Promise<Booking | null> {
  return em.findOne(Booking, id, LOCKED_ROW);
}
