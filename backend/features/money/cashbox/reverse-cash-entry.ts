import { holderOf } from '@backend/domain/money/drawer';
import { conflict, notFound } from '@backend/domain/refusal';
import type { SignedInContext } from '@backend/operation/context';
import { recordChange } from '@backend/store/change-log';
import { CashEntry } from '@backend/store/entities/money/cash-entry.entity';
import { LOCKED_ROW } from '@backend/store/locks/row-lock';
import type { Em } from '@backend/store/open-store';
import { MESSAGES } from '@schema/messages';
import { reversalOf } from '@schema/texts/day/cashbox';
import { kopecks } from '@schema/values/money/money';
import { formatMoment } from '@schema/values/time/calendar';
import type { CashEntryType } from './cashbox.types';

const operation = 'reverseCashEntry';

/**
 * Takes a manual cash entry back by a contrary one, of the day of the request and of the drawer of the
 * entry; nothing is deleted (docs/domain.md, revenue). The history names who did it. Throws NOT_FOUND; CONFLICT for an entry that is taken back already or
 * takes back another.
 */
export async function reverseCashEntry(ctx: SignedInContext, id: number): Promise<CashEntryType> {
  const saved = await ctx.store.write(ctx.em, (em) => reverse(em, id, ctx));
  ctx.announce(operation);
  return saved;
}

async function reverse(em: Em, id: number, ctx: SignedInContext): Promise<CashEntryType> {
  const { user, now, zone } = ctx;
  // The lock makes a second request wait and find the first one's entry.
  const entry = await em.findOne(CashEntry, id, LOCKED_ROW);
  if (!entry) throw notFound(MESSAGES.cashbox.notFound);
  if (entry.reversesId) throw conflict(MESSAGES.cashbox.isReversal);
  if (await em.findOne(CashEntry, { reversesId: id })) throw conflict(MESSAGES.cashbox.reversed);
  const row = em.create(CashEntry, {
    amountKopecks: kopecks(-entry.amountKopecks),
    comment: reversalOf(formatMoment(entry.createdAt, zone), entry.comment ?? null),
    createdAt: now,
    ...holderOf(user, entry),
    reversesId: id,
  });
  em.persist(row);
  await em.flush();
  const { amountKopecks: amount, comment = null } = row;
  const after = { id: row.id, amount, comment, createdAt: now, reversesId: id };
  recordChange(em, { at: now, user, operation, entity: 'CashEntry', entityId: row.id, after });
  return after;
}
