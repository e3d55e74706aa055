import type { NamedRental } from '@schema/texts/bookings/rental-name';
import { type CarNameParts, displayName } from '@schema/values/fleet/car-title';

/** A booking with its name for notices and buttons; `car` null: unknown. */
export const bookedRental = <Booking extends { readonly customer: string }>(
  booking: Booking,
  car: CarNameParts | null,
): Booking & NamedRental => ({
  ...booking,
  carTitle: car && displayName(car),
  licensePlate: car?.licensePlate,
  customerName: booking.customer,
});
