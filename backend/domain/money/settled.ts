import { MESSAGES } from '@schema/messages';
import { deletionRefused, type SettlingStep } from '@schema/messages/deletion';
import { formatExactRoubles, type Kopecks, kopecks, toRoubles } from '@schema/values/money/money';
import { shortName } from '@schema/values/people/short-name';
import { formatMoment } from '@schema/values/time/calendar';
import { Refusal } from '../refusal';

/** Money of a rental, as checked before its deletion. */
export interface RentalMoneyFacts {
  readonly rent: Kopecks;
  /** Rent and charges. */
  readonly owed: Kopecks;
  readonly paid: Kopecks;
  readonly held: Kopecks;
  readonly hasBegun: boolean;
}

/** A rental that must be settled before its car, customer or booking is deleted. */
export interface OpenRental extends Pick<RentalMoneyFacts, 'held' | 'hasBegun'> {
  readonly bookingId: number;
  readonly customer: string | null;
  readonly startDate: Date | null;
  readonly endDate: Date | null;
  /** The car is handed over by a mark and not returned. */
  readonly isOut: boolean;
  /** Above 0: the customer owes; below 0: we do. */
  readonly left: Kopecks;
}

/**
 * Open amounts between the customer and the company at the deletion of the rental. The price of an
 * upcoming rental is not owed, and in a company that records no payments a missing payment is no
 * debt (docs/domain.md, deletion).
 */
export function leftToSettle(
  { rent, owed, paid, hasBegun }: RentalMoneyFacts,
  recordsPayments: boolean,
): Kopecks {
  const isRentOwed = hasBegun && recordsPayments;
  return kopecks(owed - (isRentOwed ? 0 : rent) - paid);
}

/** Fields of a rental visible to the reader. */
interface Shown {
  readonly zone: string;
  readonly showsCustomer: boolean;
  readonly showsMoney: boolean;
}

function stepsOf({ isOut, held, left, hasBegun }: OpenRental, showsMoney: boolean): SettlingStep[] {
  const amount = (sum: number) =>
    showsMoney ? formatExactRoubles(toRoubles(kopecks(Math.abs(sum)))) : null;
  const back = hasBegun ? 'overpaid' : 'prepaid';
  return [
    ...(isOut ? [{ what: 'car', amount: null } as const] : []),
    ...(held > 0 ? [{ what: 'deposit', amount: amount(held) } as const] : []),
    ...(left > 0 ? [{ what: 'debt', amount: amount(left) } as const] : []),
    ...(left < 0 ? [{ what: back, amount: amount(left) } as const] : []),
  ];
}

/**
 * Throws CONFLICT when a rental is open: 'Примите машину и верните залог 50 000 ₽: бронь №12,
 * Иванов И., 12.11.2026 10:00 – 15.11.2026 18:00'. Names the first rental in words, all in `rentals`.
 */
export function assertSettled(rentals: readonly OpenRental[], shown: Shown): void {
  const [first] = rentals;
  if (!first) return;
  const { zone, showsCustomer, showsMoney } = shown;
  const named = rentals.map(({ bookingId: id, customer, startDate, endDate }) => ({
    id,
    customer: showsCustomer ? customer : null,
    startDate,
    endDate,
  }));
  const who = showsCustomer && (shortName(first.customer ?? '') || MESSAGES.booking.unnamed);
  const dates = [first.startDate, first.endDate].map((date) => date && formatMoment(date, zone));
  const message = deletionRefused(stepsOf(first, showsMoney), {
    bookingId: first.bookingId,
    words: [who, dates.filter(Boolean).join(' – ')].filter(Boolean).join(', '),
    others: rentals.length - 1,
  });
  throw new Refusal('CONFLICT', message, { details: { rentals: named } });
}
