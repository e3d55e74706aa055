import { assertAdvanceReturnable, assertAdvanceReversible } from '@backend/domain/money/advance';
import { notFound } from '@backend/domain/refusal';
import { assertValid } from '@backend/domain/valid';
import type { SignedInContext } from '@backend/operation/context';
import type { Em } from '@backend/store/em';
import { RowMovedError } from '@backend/store/engine/mutex';
import { loadAdvanceCustomer } from '@backend/store/queries/money/advance-queries';
import { advancePayload, reversalPayload } from '@schema/forms/money/payments';
import { MESSAGES } from '@schema/messages';
import { kopecks } from '@schema/values/money/money';
import { trimmedOrNull } from '@schema/values/words/text';
import type { CustomerMoney } from '../money-reports.types';
import type { Reversal } from '../reverse-money';
import type { AdvanceInput } from './advance.types';
import { addAdvance, writeAdvance } from './write-advance';

/**
 * Records money of a customer for no rental, in or back out. A retry with the same Idempotency-Key
 * returns the first response. Throws VALIDATION_FAILED, NOT_FOUND, STALE.
 */
export function moveAdvance(
  ctx: SignedInContext,
  operation: 'takeAdvance' | 'returnAdvance',
  input: AdvanceInput,
): Promise<CustomerMoney> {
  const checked = assertValid(advancePayload, input);
  const { customerId, method, version } = checked;
  const amountKopecks = kopecks(checked.amount);
  const comment = trimmedOrNull(checked.comment);
  const params = { customerId, amount: amountKopecks, method, comment };
  const write = { operation, params, version, customerOf: async () => customerId };
  return writeAdvance(ctx, write, async (em, { lines }) => {
    if (operation === 'returnAdvance') assertAdvanceReturnable(lines, amountKopecks);
    const direction = operation === 'takeAdvance' ? 'in' : 'out';
    const draft = { direction, amountKopecks, method, comment } as const;
    await addAdvance(em, customerId, draft, { ctx, operation });
  });
}

/**
 * Takes a line of an advance back by a contrary one. Throws NOT_FOUND; CONFLICT when it is taken
 * back already, a rental shares it, or a later return or credit depends on it.
 */
export async function reverseAdvance(
  ctx: SignedInContext,
  { id, comment: typed }: Reversal,
): Promise<CustomerMoney> {
  const operation = 'reverseAdvance';
  const comment = trimmedOrNull(assertValid(reversalPayload, { comment: typed }).comment);
  const write = { operation, params: { id, comment }, customerOf: holderOf(id) } as const;
  return writeAdvance(ctx, write, async (em, { customerId, lines }) => {
    const line = lines.find((one) => one.id === id);
    // Merged between the search for the customer and the lock.
    if (!line) throw new RowMovedError();
    assertAdvanceReversible(line, lines);
    const { amount: amountKopecks, method } = line;
    const direction = line.direction === 'in' ? 'out' : 'in';
    const takenBack = { userId: line.userId, userLogin: line.userName };
    const draft = { amountKopecks, method, direction, comment, reversesId: id, takenBack } as const;
    await addAdvance(em, customerId, draft, { ctx, operation });
  });
}

const holderOf = (lineId: number) => async (em: Em) => {
  const customerId = await loadAdvanceCustomer(em, lineId);
  if (customerId === null) throw notFound(MESSAGES.money.entryUnknown);
  return customerId;
};
