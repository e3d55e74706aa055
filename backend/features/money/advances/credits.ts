import { assertCreditable } from '@backend/domain/money/advance';
import { assertRefundable } from '@backend/domain/money/money-rules';
import { conflict } from '@backend/domain/refusal';
import { command } from '@backend/operation/command';
import { anyOf } from '@backend/operation/permit';
import { creditPayload } from '@schema/forms/money/payments';
import { MESSAGES } from '@schema/messages';
import type { MoneyDirection } from '@schema/values/money/ledger';
import { type Kopecks, kopecks } from '@schema/values/money/money';
import { trimmedOrNull } from '@schema/values/words/text';
import type { CreditInput } from '../money-input.types';
import type { RentalLedger } from '../read-rental-money';
import { addEntry, endMoneyChange, lockRentalLedger } from '../write-money';
import { lockRentalCustomer } from './rental-credit';
import { addAdvance } from './write-advance';

interface Credit {
  /** Ids of the rental's entry and of the advance's line. */
  readonly ofRental: MoneyDirection;
  readonly ofAdvance: MoneyDirection;
  /** Throws when the ledger does not allow the amount. */
  readonly check: (ledger: RentalLedger, amount: Kopecks) => void;
}

const CREDITS = {
  creditAdvance: {
    ofRental: 'in',
    ofAdvance: 'out',
    check: (ledger, amount) => assertCreditable(ledger.advanceRows, ledger, amount),
  },
  keepAsAdvance: { ofRental: 'out', ofAdvance: 'in', check: assertRefundable },
} as const satisfies Record<string, Credit>;

/**
 * Pays a rental with the advance of its customer, or keeps money of the rental as an advance: an
 * entry of the rental and a line of the advance with the other direction, which do not change a
 * till. Throws VALIDATION_FAILED, NOT_FOUND, CONFLICT, STALE.
 */
const credit = (name: keyof typeof CREDITS) =>
  command<CreditInput>()({
    name,
    access: anyOf('edit_bookings'),
    form: creditPayload,
    accept: ({ bookingId, amount, comment, version }) => ({
      bookingId,
      amount: kopecks(amount),
      comment: trimmedOrNull(comment),
      version,
    }),
    sameAs: ({ bookingId, amount, comment }) => ({ bookingId, amount, comment }),
    lock: (work, { bookingId, version }) =>
      lockRentalLedger(work, { bookingId, version, lockFirst: lockRentalCustomer }),
    async run(work, { amount, comment }, ledger) {
      const { customerId } = ledger;
      if (customerId === null) throw conflict(MESSAGES.money.customerGone);
      const { ofRental, ofAdvance, check }: Credit = CREDITS[name];
      check(ledger, amount);
      const common = { amountKopecks: amount, method: 'advance', comment } as const;
      const entry = await addEntry(work, ledger, {
        ...common,
        kind: 'rent',
        direction: ofRental,
      });
      const line = await addAdvance(work, customerId, {
        ...common,
        direction: ofAdvance,
        entryId: entry.row.id,
      });
      return endMoneyChange(work, ledger, [entry.recorded, line]);
    },
  });

export const creditAdvance = credit('creditAdvance');
export const keepAsAdvance = credit('keepAsAdvance');
