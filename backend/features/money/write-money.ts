import { holderOf, type KnownHolder } from '@backend/domain/money/drawer';
import { conflict, notFound, Refusal } from '@backend/domain/refusal';
import type { SignedInContext } from '@backend/operation/context';
import { recordChange } from '@backend/store/change-log';
import type { Em } from '@backend/store/em';
import { MoneyCharge } from '@backend/store/entities/money/money-charge.entity';
import { MoneyEntry } from '@backend/store/entities/money/money-entry.entity';
import { once } from '@backend/store/idempotency';
import {
  isBooking,
  loadRentalId,
  lockRentalMoney,
} from '@backend/store/queries/money/rental-queries';
import { MESSAGES } from '@schema/messages';
import type { OperationName } from '@schema/topics';
import type { RentalMoney } from './money.types';
import { loadLedger, type RentalLedger, rentalMoney } from './read-rental-money';

interface MoneyWrite {
  readonly operation: OperationName;
  readonly bookingId: number;
  /** Without the version: a retry that was recorded gets the first answer, whatever came since. */
  readonly params: unknown;
  /** Of the money that the change is based on; none: of whatever there is. */
  readonly version?: number | null | undefined;
  /** The customer's lock comes before that of the rental, whoever takes both. */
  readonly lockFirst?: (em: Em, rentalId: number) => Promise<void>;
}

/**
 * Runs one change of a rental's money under its lock, in one transaction, once per Idempotency-Key,
 * and answers with the whole. Throws NOT_FOUND; CONFLICT when the rental is not followed; STALE when its money is
 * not of the version.
 */
export async function writeMoney(
  ctx: SignedInContext,
  { operation, bookingId, params, version = null, lockFirst }: MoneyWrite,
  job: (em: Em, ledger: RentalLedger) => Promise<void>,
): Promise<RentalMoney> {
  const { idempotencyKey: key, user, now } = ctx;
  const answer = await ctx.store.write(ctx.em, (em) =>
    once(em, { key, userId: user.id, operation, params, now }, async () => {
      const rentalId = await followedRental(em, bookingId);
      await lockFirst?.(em, rentalId);
      await lockRentalMoney(em, rentalId);
      const ledger = await loadLedger(em, rentalId);
      if (version !== null && version !== ledger.version) {
        throw new Refusal('STALE', MESSAGES.money.stale);
      }
      await job(em, ledger);
      await em.flush();
      return rentalMoney(em, rentalId, ctx);
    }),
  );
  ctx.announce(operation);
  return answer;
}

async function followedRental(em: Em, bookingId: number): Promise<number> {
  const rentalId = await loadRentalId(em, bookingId);
  if (rentalId !== null) return rentalId;
  if (!(await isBooking(em, bookingId))) throw notFound(MESSAGES.money.bookingUnknown);
  throw conflict(MESSAGES.money.notFollowed);
}

type EntryDraft = Pick<MoneyEntry, 'kind' | 'direction' | 'amountKopecks' | 'method'> & {
  readonly comment: string | null;
  readonly reversesId?: number | null;
  readonly pairId?: number | null;
  /** The line that this one takes back. */
  readonly takenBack?: KnownHolder;
};

/** Adds an entry and its line in the history of the rental's first booking. */
export async function addEntry(
  em: Em,
  { rentalId }: RentalLedger,
  { takenBack, ...draft }: EntryDraft,
  by: { readonly ctx: SignedInContext; readonly operation: OperationName },
): Promise<MoneyEntry> {
  const { user, now } = by.ctx;
  const row = em.create(MoneyEntry, {
    ...{ rentalId, ...draft, reversesId: draft.reversesId ?? null, pairId: draft.pairId ?? null },
    ...{ happenedAt: now, ...holderOf(user, takenBack) },
  });
  em.persist(row);
  await em.flush();
  const { kind, direction, amountKopecks: amount, method, comment = null, reversesId = null } = row;
  const line = { entryId: row.id, kind, direction, amount, method, comment, reversesId };
  const after = { money: line };
  const { operation } = by;
  recordChange(em, { at: now, user, operation, entity: 'Booking', entityId: rentalId, after });
  return row;
}

type ChargeDraft = Pick<MoneyCharge, 'kind' | 'amountKopecks'> & {
  readonly comment: string | null;
  readonly photoKey?: string | null;
  readonly reversesId?: number | null;
};

/** Adds a charge and its line in the history of the rental's first booking. */
export async function addChargeRow(
  em: Em,
  { rentalId }: RentalLedger,
  draft: ChargeDraft,
  by: { readonly ctx: SignedInContext; readonly operation: OperationName },
): Promise<void> {
  const { user, now } = by.ctx;
  const row = em.create(MoneyCharge, {
    ...{ rentalId, ...draft, photoKey: draft.photoKey ?? null },
    reversesId: draft.reversesId ?? null,
    ...{ createdAt: now, userId: user.id, userLogin: user.login },
  });
  em.persist(row);
  await em.flush();
  const { kind: chargeKind, amountKopecks: amount, comment = null, reversesId = null } = row;
  const after = { money: { chargeId: row.id, chargeKind, amount, comment, reversesId } };
  const { operation } = by;
  recordChange(em, { at: now, user, operation, entity: 'Booking', entityId: rentalId, after });
}
