/** A live booking, as far as one may continue another. */
export interface ExtensionFact {
  readonly id: number;
  readonly carId: number;
  readonly customerId: number;
  readonly startDate: Date;
  readonly endDate: Date;
}

const keyOf = ({ carId, customerId }: ExtensionFact, moment: Date) =>
  `${carId} ${customerId} ${moment.getTime()}`;

/**
 * Which of the live bookings extend another: same car, same customer, and the other's end equals
 * this start (DOMAIN, booking status). Cancelled ones must not be among them. Ids.
 */
export function extensionsAmong(bookings: readonly ExtensionFact[]): ReadonlySet<number> {
  const endings = new Map<string, number[]>();
  for (const booking of bookings) {
    const key = keyOf(booking, booking.endDate);
    const ids = endings.get(key);
    if (ids) ids.push(booking.id);
    else endings.set(key, [booking.id]);
  }
  const extensions = bookings.filter((booking) =>
    endings.get(keyOf(booking, booking.startDate))?.some((id) => id !== booking.id),
  );
  return new Set(extensions.map(({ id }) => id));
}

/** Does this booking extend one of the others? See `extensionsAmong`. */
export function isExtension(booking: ExtensionFact, others: readonly ExtensionFact[]): boolean {
  return extensionsAmong([...others.filter(({ id }) => id !== booking.id), booking]).has(
    booking.id,
  );
}
