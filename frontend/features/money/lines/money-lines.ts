import { chargeTitle, moneyEntryTitle } from '@frontend/shared/bookings/money-entry-title';
import { ADVANCE_TEXTS } from '@schema/texts/money/advance';
import type { AdvanceFactsFragment } from '../customer/customer-money.generated';
import { hasReceipt } from '../receipt/receipt';
import type { MoneyChargeFacts, MoneyEntryFacts } from '../useRentalMoney';
import type { ReversibleLine } from './useReverseMoney';

/** A charge or an entry as a line of the list. */
export interface MoneyLine extends ReversibleLine {
  readonly title: string;
  readonly at: string;
  readonly userName: string;
  readonly comment: string | null;
  /** Roubles; below 0: refunded. */
  readonly amount: number;
  readonly isReversed: boolean;
  readonly mayReverse: boolean;
  /** URL of the photo of a charge; null without one. */
  readonly photo: string | null;
  /** The entry of a receipt; null without one. */
  readonly receipt: MoneyEntryFacts | null;
}

export function chargeLine(charge: MoneyChargeFacts): MoneyLine {
  const { id, amount, createdAt, userName, comment, photo, isReversed, mayReverse } = charge;
  const isReversal = charge.reversesId !== null;
  return {
    kind: 'charge',
    id,
    at: createdAt,
    userName,
    comment,
    isReversed,
    mayReverse,
    photo,
    receipt: null,
    title: chargeTitle(charge),
    amount: isReversal ? -amount : amount,
  };
}

export const entryLine = (entry: MoneyEntryFacts): MoneyLine => ({
  kind: 'entry',
  ...common(entry),
  receipt: hasReceipt(entry) ? entry : null,
  title: moneyEntryTitle(entry),
});

/** A line of a customer's advance, with the booking that it was used for. */
export function advanceLine(advance: AdvanceFactsFragment): MoneyLine {
  const { bookingId } = advance;
  const title = moneyEntryTitle({ kind: 'advance', ...advance });
  return {
    kind: 'advance',
    ...common(advance),
    receipt: null,
    title: bookingId === null ? title : `${title}, ${ADVANCE_TEXTS.ofBooking(bookingId)}`,
  };
}

/** Common fields of an entry's line and an advance's line. */
function common(line: Omit<AdvanceFactsFragment, 'bookingId' | 'method' | 'reversesId'>) {
  const { id, direction, amount, happenedAt, userName, comment, isReversed, mayReverse } = line;
  return {
    id,
    at: happenedAt,
    userName,
    comment,
    isReversed,
    mayReverse,
    amount: direction === 'in' ? amount : -amount,
    photo: null,
  };
}
