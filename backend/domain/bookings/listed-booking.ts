import type { BookingTerms } from '@schema/fields/booking-fields';
import type { BookingStatus } from '@schema/statuses';
import type { Whereabouts } from '@schema/values/bookings/whereabouts';
import { type Kopecks, toRoubles } from '@schema/values/money/money';
import type { Period } from '@schema/values/time/period';

interface ListedCar {
  readonly id: number;
  readonly brand: string;
  readonly model: string;
  readonly licensePlate: string;
  readonly color: string | null;
  readonly year: number | null;
}

/** A booking for lists, the archive and cards (requirements.md, L10). Money in kopecks. */
export interface ListedBooking<Car extends ListedCar = ListedCar>
  extends Period,
    BookingTerms<Kopecks> {
  readonly id: number;
  readonly carId: number;
  readonly customerId: number;
  /** As of the read. */
  readonly status: BookingStatus;
  /** As of the read. */
  readonly whereabouts: Whereabouts;
  readonly createdAt: Date;
  readonly cancelledAt: Date | null;
  readonly handedOverAt: Date | null;
  readonly returnedAt: Date | null;
  readonly sourceId: number | null;
  readonly sourceName: string | null;
  readonly isExtension: boolean;
  readonly isExtended: boolean;
  /** Priced days. */
  readonly durationDays: number;
  readonly customer: ListedCustomer;
  readonly car: Car;
  readonly customerName: string;
  /** '+7XXXXXXXXXX', the API format. */
  readonly customerPhone: string | null;
  readonly carTitle: string;
  readonly licensePlate: string;
  readonly version: number;
}

export interface ListedCustomer {
  readonly fullName: string;
  readonly phone: string | null;
  readonly email: string | null;
}

const roublesOrNull = (amount: Kopecks | null) => (amount === null ? null : toRoubles(amount));

/** The booking as JSON: amounts in roubles, only the listed fields of its car. */
export function listedBookingJson(booking: ListedBooking) {
  const { id, brand, model, licensePlate, color, year } = booking.car;
  return {
    ...booking,
    totalPrice: roublesOrNull(booking.totalPrice),
    depositAmount: roublesOrNull(booking.depositAmount),
    car: { id, brand, model, licensePlate, color, year },
  };
}
