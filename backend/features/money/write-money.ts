import { Refusal } from '@backend/domain/refusal';
import type { Done, Work } from '@backend/operation/command';
import { recordLine } from '@backend/rentals/money-line';
import { followedRental } from '@backend/rentals/rental-charges';
import type { Recorded } from '@backend/store/change-log';
import type { Em } from '@backend/store/em';
import { MoneyEntry } from '@backend/store/entities/money/money-entry.entity';
import { lockRentalMoney } from '@backend/store/queries/money/rental-queries';
import type { TillColumns } from '@backend/tills/use-till';
import { MESSAGES } from '@schema/messages';
import type { RentalMoney } from './money.types';
import { loadLedger, type RentalLedger, rentalMoney } from './read-rental-money';

interface LockedMoney {
  readonly bookingId: number;
  /** Version of the money that the change is based on; absent: any. */
  readonly version?: number | null | undefined;
  /** The customer is always locked before the rental. */
  readonly lockFirst?: ((em: Em, rentalId: number) => Promise<void>) | undefined;
}

/**
 * Locks the money of the booking's rental and reads it. Throws NOT_FOUND; CONFLICT when the
 * rental's money is not tracked; STALE for another version of its money.
 */
export async function lockRentalLedger(
  { em }: Work,
  { bookingId, version = null, lockFirst }: LockedMoney,
): Promise<RentalLedger> {
  const rentalId = await followedRental(em, bookingId);
  await lockFirst?.(em, rentalId);
  await lockRentalMoney(em, rentalId);
  const ledger = await loadLedger(em, rentalId);
  if (version !== null && version !== ledger.version) {
    throw new Refusal('STALE', MESSAGES.money.stale);
  }
  return ledger;
}

/** Saves the changed money of a rental and returns all of it. */
export async function endMoneyChange(
  { em, ctx }: Work,
  { rentalId }: RentalLedger,
  history: readonly [Recorded, ...Recorded[]],
): Promise<Done<RentalMoney>> {
  await em.flush();
  return { answer: await rentalMoney(em, rentalId, ctx), history, cars: [] };
}

type EntryDraft = Pick<MoneyEntry, 'kind' | 'direction' | 'amountKopecks' | 'method'> & {
  readonly comment: string | null;
  readonly reversesId?: number | null;
  readonly pairId?: number | null;
} & Partial<TillColumns>;

interface AddedEntry {
  readonly row: MoneyEntry;
  readonly recorded: Recorded;
}

/** Adds an entry and its line in the history of the rental's first booking. */
export async function addEntry(
  work: Work,
  { rentalId }: RentalLedger,
  { reversesId = null, pairId = null, tillId = null, shortReason = null, ...draft }: EntryDraft,
): Promise<AddedEntry> {
  const { em, ctx } = work;
  const { kind, direction, amountKopecks: amount, method, comment } = draft;
  const row = em.create(MoneyEntry, {
    ...draft,
    rentalId,
    reversesId,
    pairId,
    tillId,
    shortReason,
    userId: ctx.user.id,
    userLogin: ctx.user.login,
    happenedAt: ctx.now,
  });
  await em.flush();
  const recorded = recordLine(
    work,
    { entity: 'Booking', entityId: rentalId },
    { entryId: row.id, kind, direction, amount, method, comment, reversesId },
  );
  return { row, recorded };
}
