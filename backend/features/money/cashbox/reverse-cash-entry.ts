import { conflict, notFound } from '@backend/domain/refusal';
import { command } from '@backend/operation/command';
import { anyOf } from '@backend/operation/permit';
import { CashEntry } from '@backend/store/entities/money/cash-entry.entity';
import { LOCKED_ROW } from '@backend/store/locks/row-lock';
import { MESSAGES } from '@schema/messages';
import { reversalOf } from '@schema/texts/day/cashbox';
import { kopecks } from '@schema/values/money/money';
import { formatMoment } from '@schema/values/time/calendar';
import type { CashEntryType } from './cashbox.types';

/**
 * Reverses a manual cash entry with an offsetting entry, on the day of the request and in the
 * till of the entry; nothing is deleted (docs/domain.md, revenue). The history has the author.
 * Throws NOT_FOUND; CONFLICT for a reversed or reversing entry.
 */
export const reverseCashEntry = command<{ readonly id: number }>()({
  name: 'reverseCashEntry',
  access: anyOf('edit_bookings'),
  form: null,
  accept: (wanted) => wanted,
  sameAs: 'not repeatable',
  async lock({ em }, { id }) {
    // The lock makes a second request wait and see the first one's entry.
    const entry = await em.findOne(CashEntry, id, LOCKED_ROW);
    if (!entry) throw notFound(MESSAGES.cashbox.notFound);
    return entry;
  },
  async run({ em, ctx, record }, { id }, entry) {
    const { user, now, zone } = ctx;
    if (entry.reversesId) throw conflict(MESSAGES.cashbox.isReversal);
    if (await em.findOne(CashEntry, { reversesId: id })) throw conflict(MESSAGES.cashbox.reversed);
    const amount = kopecks(-entry.amountKopecks);
    const comment = reversalOf(formatMoment(entry.createdAt, zone), entry.comment ?? null);
    const row = em.create(CashEntry, {
      amountKopecks: amount,
      comment,
      createdAt: now,
      userId: user.id,
      userLogin: user.login,
      tillId: entry.tillId ?? null,
      reversesId: id,
    });
    await em.flush();
    const answer: CashEntryType = { id: row.id, amount, comment, createdAt: now, reversesId: id };
    return {
      answer,
      history: [record({ entity: 'CashEntry', entityId: row.id, after: answer })],
      cars: [],
    };
  },
});
