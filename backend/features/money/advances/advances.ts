import {
  type AdvanceLine,
  assertAdvanceReturnable,
  assertAdvanceReversible,
} from '@backend/domain/money/advance';
import { notFound } from '@backend/domain/refusal';
import { command } from '@backend/operation/command';
import { anyOf } from '@backend/operation/permit';
import { RowMovedError } from '@backend/store/engine/mutex';
import { loadAdvanceCustomer } from '@backend/store/queries/money/advance-queries';
import { tillOfCash } from '@backend/tills/use-till';
import { advancePayload, reversalPayload } from '@schema/forms/money/payments';
import { MESSAGES } from '@schema/messages';
import type { MoneyDirection } from '@schema/values/money/ledger';
import { type Kopecks, kopecks } from '@schema/values/money/money';
import { trimmedOrNull } from '@schema/values/words/text';
import type { Reversal } from '../reverse-money';
import type { AdvanceInput } from './advance.types';
import { addAdvance, endAdvanceChange, lockAdvanceRows } from './write-advance';

interface Movement {
  readonly direction: MoneyDirection;
  /** Throws when the advance does not allow the amount. */
  readonly check?: (lines: readonly AdvanceLine[], amount: Kopecks) => void;
}

const MOVEMENTS = {
  takeAdvance: { direction: 'in' },
  returnAdvance: { direction: 'out', check: assertAdvanceReturnable },
} as const satisfies Record<string, Movement>;

/**
 * Records a payment into a customer's advance, or its return. Throws VALIDATION_FAILED, NOT_FOUND,
 * STALE.
 */
const movement = (name: keyof typeof MOVEMENTS) =>
  command<AdvanceInput>()({
    name,
    access: anyOf('edit_bookings'),
    form: advancePayload,
    accept: ({ amount, comment, ...input }) => ({
      ...input,
      amount: kopecks(amount),
      comment: trimmedOrNull(comment),
    }),
    sameAs: ({ customerId, amount, method, comment, tillId }) => ({
      customerId,
      amount,
      method,
      comment,
      ...(tillId != null && { tillId }),
    }),
    lock: (work, { customerId, version }) => lockAdvanceRows(work, { customerId, version }),
    async run(work, { customerId, amount, method, comment, ...till }, lines) {
      const { direction, check }: Movement = MOVEMENTS[name];
      check?.(lines, amount);
      const columns = await tillOfCash(work, { ...till, direction, method, amount });
      const draft = { direction, amountKopecks: amount, method, comment, ...columns };
      return endAdvanceChange(work, customerId, [await addAdvance(work, customerId, draft)]);
    },
  });

export const takeAdvance = movement('takeAdvance');
export const returnAdvance = movement('returnAdvance');

/**
 * Reverses a line of an advance with an offsetting line. Throws NOT_FOUND; CONFLICT when it is
 * already reversed, shared with a rental, or a later return or credit depends on it.
 */
export const reverseAdvance = command<Reversal>()({
  name: 'reverseAdvance',
  access: anyOf('edit_bookings'),
  form: reversalPayload,
  accept: ({ id, comment }) => ({ id, comment: trimmedOrNull(comment) }),
  sameAs: (wanted) => wanted,
  async lock(work, { id }) {
    const customerId = await loadAdvanceCustomer(work.em, id);
    if (customerId === null) throw notFound(MESSAGES.money.entryUnknown);
    const lines = await lockAdvanceRows(work, { customerId });
    const line = lines.find((one) => one.id === id);
    // A merge changed the customer between the search and the lock.
    if (!line) throw new RowMovedError();
    return { customerId, line, lines };
  },
  async run(work, { id, comment }, { customerId, line, lines }) {
    assertAdvanceReversible(line, lines);
    const recorded = await addAdvance(work, customerId, {
      amountKopecks: line.amount,
      method: line.method,
      direction: line.direction === 'in' ? 'out' : 'in',
      comment,
      reversesId: id,
      tillId: line.tillId,
    });
    return endAdvanceChange(work, customerId, [recorded]);
  },
});
