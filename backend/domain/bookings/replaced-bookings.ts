import { continuesRental } from './continuation';

/** A booking of the customer who is replaced. */
export interface CustomerRental {
  readonly id: number;
  readonly carId: number;
  readonly customerId: number;
  readonly startDate: Date;
  readonly endDate: Date;
  /** The booking that this one continues in another car. */
  readonly continuesId: number | null;
  readonly cancelledAt: Date | null;
}

/**
 * Ids of the bookings whose customer changes with that of booking `id`, ascending: all parts of its
 * rental, and with `withExtensions` the live bookings that extend them, with their parts
 * (docs/domain.md, another customer).
 */
export function replacedBookings(
  bookings: readonly CustomerRental[],
  id: number,
  { withExtensions }: { readonly withExtensions: boolean },
): number[] {
  const isTaken = new Set([id]);
  const follows = (later: CustomerRental, earlier: CustomerRental) =>
    later.continuesId === earlier.id ||
    earlier.continuesId === later.id ||
    (withExtensions &&
      later.cancelledAt === null &&
      earlier.cancelledAt === null &&
      continuesRental(later, earlier));
  for (const earlier of bookingsInOrder(bookings, isTaken)) {
    for (const later of bookings) if (follows(later, earlier)) isTaken.add(later.id);
  }
  return [...isTaken].sort((one, other) => one - other);
}

/** The taken bookings, also those taken while they are read. */
function* bookingsInOrder(bookings: readonly CustomerRental[], isTaken: ReadonlySet<number>) {
  // A set yields what is added to it during the iteration.
  for (const id of isTaken) {
    const booking = bookings.find((one) => one.id === id);
    if (booking) yield booking;
  }
}
