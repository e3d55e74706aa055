import { conflict, forbidden, notFound, validationFailed } from '@backend/domain/refusal';
import { command } from '@backend/operation/command';
import { anyOf } from '@backend/operation/permit';
import { Car } from '@backend/store/entities/fleet/car.entity';
import { Partner } from '@backend/store/entities/fleet/partner.entity';
import { ExpenseKind } from '@backend/store/entities/money/expense-kind.entity';
import { MoneyOperation } from '@backend/store/entities/money/money-operation.entity';
import { LOCKED_ROW } from '@backend/store/locks/row-lock';
import { addOperation, reverseOperation } from '@backend/tills/add-operation';
import { reversalPayload } from '@schema/forms/money/payments';
import { collectionPayload, expensePayload } from '@schema/forms/money/tills';
import { MESSAGES } from '@schema/messages';
import { canAny } from '@schema/permissions';
import { titleWithPlate } from '@schema/values/fleet/car-title';
import { kopecks } from '@schema/values/money/money';
import { dayOf } from '@schema/values/time/calendar';
import { trimmedOrNull } from '@schema/values/words/text';
import type { CollectionInput, ExpenseInput } from './cash-input.types';

const { tills: messages } = MESSAGES;

/**
 * Records an expense of the company, of a car or of a partner by agreement. Throws
 * VALIDATION_FAILED.
 */
export const addExpense = command<ExpenseInput>()({
  name: 'addExpense',
  access: anyOf('edit_bookings'),
  form: expensePayload,
  accept({ spentOn, ...input }, { now, zone }) {
    const today = dayOf(now, zone);
    if (spentOn != null && spentOn > today) {
      throw validationFailed({ spentOn: messages.dayInFuture });
    }
    return { ...input, spentOn: spentOn ?? today, comment: trimmedOrNull(input.comment) };
  },
  sameAs: ({ shortReason: _, ...wanted }) => wanted,
  async lock({ em }, { kindId, carId, partnerId }) {
    const kind = await em.findOne(ExpenseKind, kindId);
    if (!kind || kind.archivedAt) throw validationFailed({ kindId: messages.kindUnknown });
    const car = carId == null ? null : await em.findOne(Car, carId);
    if (carId != null && !car) throw validationFailed({ carId: messages.carUnknown });
    const partner = partnerId == null ? null : await em.findOne(Partner, partnerId);
    if (partnerId != null && !partner) {
      throw validationFailed({ partnerId: messages.partnerUnknown });
    }
    return { car, partner };
  },
  async run(work, { amount, kindId, method, spentOn, comment, ...till }, { car, partner }) {
    const facts = {
      kind: 'expense' as const,
      expenseKindId: kindId,
      method,
      spentOn,
      comment,
      amountKopecks: kopecks(amount),
      carId: car?.id ?? null,
      carTitle: car ? titleWithPlate(car) : null,
      partnerId: partner?.id ?? null,
      partnerName: partner?.name ?? null,
    };
    return { ...(await addOperation(work, facts, till)), cars: [] };
  },
});

/** Records cash brought to the bank or a safe. Throws VALIDATION_FAILED. */
export const collectCash = command<CollectionInput>()({
  name: 'collectCash',
  access: anyOf('edit_bookings'),
  form: collectionPayload,
  accept: (input) => ({ ...input, comment: trimmedOrNull(input.comment) }),
  sameAs: ({ shortReason: _, ...wanted }) => wanted,
  lock: async () => undefined,
  async run(work, { amount, place, comment, ...till }) {
    const { now, zone } = work.ctx;
    const facts = {
      kind: 'collection' as const,
      method: 'cash' as const,
      place,
      comment,
      amountKopecks: kopecks(amount),
      spentOn: dayOf(now, zone),
    };
    return { ...(await addOperation(work, facts, till)), cars: [] };
  },
});

interface Reversal {
  readonly id: number;
  readonly comment: string | null;
}

/**
 * Reverses an expense, a collection or a payout with an offsetting operation in the same till.
 * Throws NOT_FOUND; FORBIDDEN for a payout without analytics; CONFLICT for a reversed or reversing operation.
 */
export const reverseMoneyOperation = command<Reversal>()({
  name: 'reverseMoneyOperation',
  access: anyOf('edit_bookings'),
  form: reversalPayload,
  accept: ({ id, comment }) => ({ id, comment: trimmedOrNull(comment) }),
  sameAs: (wanted) => wanted,
  async lock({ em, ctx }, { id }) {
    // The lock makes a second request wait and see the first one's operation.
    const found = await em.findOne(MoneyOperation, id, LOCKED_ROW);
    if (!found) throw notFound(messages.operationUnknown);
    // Sums of partners are seen with analytics only.
    if (found.kind === 'payout' && !canAny(ctx.user, ['view_analytics'])) throw forbidden();
    if (found.reversesId) throw conflict(messages.isReversal);
    if (await em.findOne(MoneyOperation, { reversesId: id })) throw conflict(messages.reversed);
    return found;
  },
  async run(work, { comment }, found) {
    return { ...(await reverseOperation(work, found, comment)), cars: [] };
  },
});
