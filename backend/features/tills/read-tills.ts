import { isUsersTill, mayUseTill } from '@backend/domain/money/tills';
import type { SignedInContext } from '@backend/operation/context';
import { loadUsers } from '@backend/store/queries/accounts/user-queries';
import {
  type HandoverRecord,
  loadPendingHandovers,
} from '@backend/store/queries/money/handover-queries';
import {
  type LastCount,
  loadLastCounts,
  loadTills,
  type TillRecord,
} from '@backend/store/queries/money/till-queries';
import { loadTillSums, type MovedSums } from '@backend/store/queries/money/till-sums';
import { canAny } from '@schema/permissions';
import { kopecks } from '@schema/values/money/money';
import type { CashHandoverType, Tills, TillType } from './tills.types';

type Caller = SignedInContext['user'];

interface TillFacts {
  readonly sums: ReadonlyMap<number, MovedSums>;
  readonly counts: readonly LastCount[];
}

/** Tills with their cash now, the waiting handovers, and users who have no till yet. */
export async function readTills({ em, user }: SignedInContext): Promise<Tills> {
  const tills = await loadTills(em);
  const facts = {
    sums: await loadTillSums(em, { from: null, to: null, tillIds: null }),
    counts: await loadLastCounts(em),
  };
  const pending = await loadPendingHandovers(em);
  const byId = new Map(tills.map((till) => [till.id, till]));
  const isOf = (tillId: number) => isShown(byId.get(tillId), user);
  return {
    tills: tills.map((till) => tillAnswer(till, user, facts)),
    handovers: pending
      .filter(({ fromTillId, toTillId }) => isOf(fromTillId) || isOf(toTillId))
      .map((handover) => handoverAnswer(handover, byId, user)),
    receivers: (await loadUsers(em))
      .filter(
        ({ id, isActive, partnerId, permissions }) =>
          isActive &&
          partnerId === null &&
          permissions.includes('edit_bookings') &&
          !tills.some(({ userId }) => userId === id),
      )
      .map(({ id, login }) => ({ userId: id, name: login })),
  };
}

/** Whether the caller sees the cash of a till. */
const isShown = (till: TillRecord | undefined, user: Caller): boolean =>
  till !== undefined && (canAny(user, ['view_analytics']) || mayUseTill(till, user));

/** IDs of the tills whose movements the caller sees. */
export const shownTills = (tills: readonly TillRecord[], user: Caller): number[] =>
  tills.filter((till) => isShown(till, user)).map(({ id }) => id);

/** A till in API format. */
export function tillAnswer(till: TillRecord, user: Caller, { sums, counts }: TillFacts): TillType {
  const { id, kind, name, userId, isForAll, userIds, version } = till;
  const { cameIn = 0, wentOut = 0 } = sums.get(id) ?? {};
  const balance = kopecks(cameIn - wentOut);
  // Nobody fills the empty till of a deleted account again.
  const isClosed = till.closedAt !== null || (till.isOwnerDeleted && balance === 0);
  const sees = isShown(till, user);
  const count = counts.find(({ tillId }) => tillId === id);
  return {
    id,
    kind,
    name,
    userId,
    isForAll,
    userIds,
    version,
    isClosed,
    mayUse: !isClosed && mayUseTill(till, user),
    balance: sees ? balance : null,
    lastCount: sees && count ? count : null,
  };
}

/** A handover in API format. */
export function handoverAnswer(
  { outcome, ...handover }: HandoverRecord,
  tills: ReadonlyMap<number, TillRecord>,
  user: Caller,
): CashHandoverType {
  const [from, to] = [tills.get(handover.fromTillId), tills.get(handover.toTillId)];
  const isPending = outcome === null;
  return {
    ...handover,
    fromName: from?.name ?? '',
    toName: to?.name ?? '',
    isPending,
    mayAccept: isPending && to !== undefined && isUsersTill(to, user.id),
    mayWithdraw: isPending && from !== undefined && mayUseTill(from, user),
  };
}
