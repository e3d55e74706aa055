import { RENTAL } from '../../testing/rental';
import type { RentalSheets } from '../../useRentalSheets';

/** An answer about a rental without sheets. */
export const rentalOf = (bookingId: number): RentalSheets => ({ ...RENTAL, bookingId });
