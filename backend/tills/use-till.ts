import { isShort, mayUseTill } from '@backend/domain/money/tills';
import { validationFailed } from '@backend/domain/refusal';
import type { Work } from '@backend/operation/command';
import {
  ensureUserTill,
  findTill,
  lockTills,
  type TillRecord,
  tillBalance,
} from '@backend/store/queries/money/till-queries';
import { MESSAGES } from '@schema/messages';
import { tillIsShort } from '@schema/messages/tills';
import type { MoneyDirection, MoneyMethod } from '@schema/values/money/ledger';
import { type Kopecks, toRoubles } from '@schema/values/money/money';
import { trimmedOrNull } from '@schema/values/words/text';

/** The till named in a request, and why it has less than leaves it. */
export interface AskedTill {
  /** Null or absent: the caller's own. */
  readonly tillId?: number | null | undefined;
  readonly shortReason?: string | null | undefined;
}

interface CashMove extends AskedTill {
  readonly direction: MoneyDirection;
  readonly method: MoneyMethod;
  readonly amount: Kopecks;
}

/** Columns of a row of money. */
export interface TillColumns {
  readonly tillId: number | null;
  readonly shortReason: string | null;
}

/** An open till that the caller may use. Throws VALIDATION_FAILED. */
export async function usableTill(
  { em, ctx }: Work,
  tillId: number | null | undefined,
  field = 'tillId',
): Promise<TillRecord> {
  const id = tillId ?? (await ensureUserTill(em, ctx.user, ctx.now));
  const till = await findTill(em, id);
  if (!till) throw validationFailed({ [field]: MESSAGES.tills.unknown });
  if (till.closedAt) throw validationFailed({ [field]: MESSAGES.tills.closed });
  if (!mayUseTill(till, ctx.user)) throw validationFailed({ [field]: MESSAGES.tills.notYours });
  return till;
}

/**
 * The till that cash comes into or leaves; null for other methods. Call after the locks of rentals
 * and customers. Throws VALIDATION_FAILED; for `shortReason` when the till has less and none is
 * given.
 */
export async function tillOfCash(work: Work, move: CashMove): Promise<TillColumns> {
  if (move.method !== 'cash') return { tillId: null, shortReason: null };
  const till = await usableTill(work, move.tillId);
  if (move.direction === 'in') return { tillId: till.id, shortReason: null };
  return { tillId: till.id, shortReason: await reasonToLeave(work, till, move) };
}

/** Locks a till that cash leaves; the reason when it has less. Throws VALIDATION_FAILED. */
export async function reasonToLeave(
  { em }: Work,
  { id, name }: Pick<TillRecord, 'id' | 'name'>,
  { amount, shortReason }: Pick<CashMove, 'amount' | 'shortReason'>,
): Promise<string | null> {
  await lockTills(em, [id]);
  const balance = await tillBalance(em, id);
  if (!isShort(balance, amount)) return null;
  const reason = trimmedOrNull(shortReason ?? '');
  if (reason === null) {
    throw validationFailed({ shortReason: tillIsShort(name, toRoubles(balance)) });
  }
  return reason;
}
