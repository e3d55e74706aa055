import type { BookingTerms } from '@schema/fields/booking-fields';
import type { CustomerDetails } from '@schema/fields/customer-fields';
import type { BookingStatus } from '@schema/statuses';
import type { Whereabouts } from '@schema/values/bookings/whereabouts';
import type { NamedCar } from '@schema/values/fleet/car-title';
import type { Kopecks } from '@schema/values/money/money';
import type { Period } from '@schema/values/time/period';

interface ListedCar extends NamedCar {
  readonly id: number;
}

/** A booking for lists, the archive and cards (requirements.md, L10). Money in kopecks. */
export interface ListedBooking<Car extends ListedCar = ListedCar>
  extends Period,
    BookingTerms<Kopecks> {
  readonly id: number;
  readonly carId: number;
  readonly customerId: number;
  /** Status at the time of the read. */
  readonly status: BookingStatus;
  /** Car location at the time of the read. */
  readonly whereabouts: Whereabouts;
  readonly createdAt: Date;
  readonly cancelledAt: Date | null;
  readonly cancelReason: string | null;
  readonly handedOverAt: Date | null;
  readonly returnedAt: Date | null;
  readonly sourceId: number | null;
  readonly sourceName: string | null;
  readonly isExtension: boolean;
  readonly isExtended: boolean;
  /** Priced days. */
  readonly durationDays: number;
  readonly customer: CustomerDetails;
  readonly car: Car;
  readonly customerName: string;
  /** '+7XXXXXXXXXX', the API format. */
  readonly customerPhone: string | null;
  readonly carTitle: string;
  readonly licensePlate: string;
  readonly version: number;
}
