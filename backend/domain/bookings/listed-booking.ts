import type { BookingStatus } from '@schema/statuses';
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

/** A booking of a list, of the archive or of a card (requirements.md, L10). Money in kopecks. */
export interface ListedBooking<Car extends ListedCar = ListedCar> extends Period {
  readonly id: number;
  readonly carId: number;
  readonly customerId: number;
  /** At the moment it was read. */
  readonly status: BookingStatus;
  readonly createdAt: Date;
  readonly cancelledAt: Date | null;
  readonly handedOverAt: Date | null;
  readonly returnedAt: Date | null;
  readonly totalPrice: Kopecks | null;
  readonly depositAmount: Kopecks | null;
  readonly depositComment: string | null;
  readonly notes: string | null;
  readonly sourceId: number | null;
  readonly sourceName: string | null;
  readonly isExtension: boolean;
  /** Days it is priced as. */
  readonly durationDays: number;
  readonly customer: ListedCustomer;
  readonly car: Car;
  readonly customerName: string;
  /** '+7XXXXXXXXXX', as it travels. */
  readonly customerPhone: string | null;
  readonly carTitle: string;
  readonly licensePlate: string;
  readonly version: number;
}

interface ListedCustomer {
  readonly fullName: string;
  readonly phone: string | null;
  readonly email: string | null;
}

const roublesOrNull = (amount: Kopecks | null) => (amount === null ? null : toRoubles(amount));

/** The booking as JSON carries it: amounts in roubles, of its car what a list shows. */
export function listedBookingJson(booking: ListedBooking) {
  const { id, brand, model, licensePlate, color, year } = booking.car;
  return {
    ...booking,
    totalPrice: roublesOrNull(booking.totalPrice),
    depositAmount: roublesOrNull(booking.depositAmount),
    car: { id, brand, model, licensePlate, color, year },
  };
}
