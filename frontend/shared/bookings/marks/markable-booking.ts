import type { NamedRental } from '@schema/texts/bookings/rental-name';

export interface MarkableBooking extends NamedRental {
  readonly id: number;
  readonly carId: number;
  readonly version: number;
}
