import type { NamedRental } from '@schema/texts/bookings/rental-name';
import { type CarNameParts, displayName } from '@schema/values/fleet/car-title';

/** A booking with what names it in notices and names of buttons; `car` null: not known here. */
export const bookedRental = <Booking extends { readonly customer: string }>(
  booking: Booking,
  car: CarNameParts | null,
): Booking & NamedRental => ({
  ...booking,
  carTitle: car && displayName(car),
  licensePlate: car?.licensePlate,
  customerName: booking.customer,
});
