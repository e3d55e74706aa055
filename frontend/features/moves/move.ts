import type { BookingFacts } from '@frontend/shared/bookings/booking-facts';
import { typedPeriod } from '@frontend/shared/forms/typed-period';
import type { SavedWork } from '@schema/forms/fleet/maintenance';

/** Fields of a booking used by a move. */
export type MovedBooking = Pick<
  BookingFacts,
  'id' | 'carId' | 'startDate' | 'endDate' | 'returnedAt' | 'totalPrice' | 'priceEdited' | 'version'
>;

/** The event before the move. */
export type MovedEvent =
  | { readonly kind: 'booking'; readonly title: string; readonly record: MovedBooking }
  | { readonly kind: 'maintenance'; readonly title: string; readonly record: SavedWork };

/** The target car and period. */
export interface Move {
  readonly event: MovedEvent;
  readonly carId: number;
  readonly startDate: Date;
  readonly endDate: Date;
}

interface Saved {
  readonly version: number;
  /** Roubles; absent: the price stays. */
  readonly totalPrice?: number;
}

/** The same event at the target, with its version and price there. */
export function placed({ event, carId, ...period }: Move, { version, totalPrice }: Saved): Move {
  const price = totalPrice === undefined ? {} : { totalPrice };
  const record = { ...event.record, carId, ...typedPeriod(period), ...price, version };
  // The union of records loses the relation of record and kind.
  return { event: { ...event, record } as MovedEvent, carId, ...period };
}

export const aboutOf = ({ kind, record }: MovedEvent): string => `${kind}:${record.id}`;

/** Whether only the length changed; then the notice mentions only dates. */
export function isResize({ event, carId, startDate, endDate }: Move): boolean {
  const { record } = event;
  const length = new Date(record.endDate).getTime() - new Date(record.startDate).getTime();
  return record.carId === carId && endDate.getTime() - startDate.getTime() !== length;
}
