import { command } from '@backend/operation/command';
import { anyOf } from '@backend/operation/permit';
import { CashEntry } from '@backend/store/entities/money/cash-entry.entity';
import { usableTill } from '@backend/tills/use-till';
import { cashEntryPayload } from '@schema/forms/bookings/cash-entry';
import { trimmedOrNull } from '@schema/values/words/text';
import type { AddCashEntryInput, CashEntryType } from './cashbox.types';

/**
 * Records a manual cash entry on the day of the request (requirements.md, M1; docs/domain.md,
 * revenue). Throws VALIDATION_FAILED with form messages.
 */
export const addCashEntry = command<AddCashEntryInput>()({
  name: 'addCashEntry',
  access: anyOf('edit_bookings'),
  form: cashEntryPayload,
  accept: ({ amount, comment, tillId }) => ({
    amount,
    comment: trimmedOrNull(comment),
    ...(tillId != null && { tillId }),
  }),
  sameAs: (wanted) => wanted,
  lock: (work, { tillId }) => usableTill(work, tillId),
  async run({ em, ctx, record }, { amount, comment }, till) {
    const { user, now } = ctx;
    const row = em.create(CashEntry, {
      amountKopecks: amount,
      comment,
      createdAt: now,
      userId: user.id,
      userLogin: user.login,
      tillId: till.id,
      reversesId: null,
    });
    await em.flush();
    const answer: CashEntryType = {
      id: row.id,
      amount,
      comment,
      createdAt: now,
      reversesId: null,
    };
    return {
      answer,
      history: [record({ entity: 'CashEntry', entityId: row.id, after: answer })],
      cars: [],
    };
  },
});
