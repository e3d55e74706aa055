import type { Em } from '../em';
import { Booking } from '../entities/booking.entity';
import { LOCKED_ROW } from './row-lock';

/**
 * The booking as it stands, complete or not, and nobody else changes it until the transaction ends.
 * Whoever needs its car too locks the car first. Null when there is none. Throws outside a transaction.
 */
export function lockBookingRow(em: Em, id: number): Promise<Booking | null> {
  return em.findOne(Booking, id, LOCKED_ROW);
}
