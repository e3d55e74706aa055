import type { ImportOrder, ImportUser } from '@backend/domain/import/import-job';
import type { ExpenseDraft } from '@backend/domain/import/plan/expense-draft';
import type { KnownSpending } from '@backend/domain/import/plan/import-plan';
import { type KnownTill, OWN_TILL } from '@backend/domain/import/plan/till-book';
import { mayUseTill } from '@backend/domain/money/tills';
import { validationFailed } from '@backend/domain/refusal';
import type { Em } from '@backend/store/open-store';
import { loadPartners } from '@backend/store/queries/fleet/partner-queries';
import {
  loadKnownExpenses,
  loadKnownKinds,
} from '@backend/store/queries/money/known-expense-queries';
import { loadTills } from '@backend/store/queries/money/till-queries';
import { loadTillSums } from '@backend/store/queries/money/till-sums';
import { AUDIENCES } from '@schema/audiences';
import { MESSAGES } from '@schema/messages';
import { canAny } from '@schema/permissions';
import { kopecks } from '@schema/values/money/money';

const { tills: messages } = MESSAGES;

/** The author of an import of expenses, and the till of cash without one. */
export interface SpendingBy {
  readonly user: ImportUser;
  readonly tillId: number | null;
}

export const spendingBy = ({ user, request }: ImportOrder): SpendingBy => ({
  user,
  tillId: request.tillId ?? null,
});

async function loadKnownTills(em: Em, user: ImportUser) {
  const records = await loadTills(em);
  const sums = await loadTillSums(em, { from: null, to: null, tillIds: null });
  return records.map((record) => {
    const { id, name, userId, closedAt, isOwnerDeleted } = record;
    const { cameIn = 0, wentOut = 0 } = sums.get(id) ?? {};
    const balance = kopecks(cameIn - wentOut);
    const isClosed = closedAt !== null || (isOwnerDeleted && balance === 0);
    const mayUse = mayUseTill(record, user);
    return { isOwn: userId === user.id, till: { id, name, isClosed, mayUse, balance } };
  });
}

/**
 * Kinds, tills, partners and recorded expenses of the days of a file. Throws VALIDATION_FAILED for a chosen
 * till that the author may not use.
 */
export async function loadSpending(
  em: Em,
  drafts: readonly ExpenseDraft[],
  { user, tillId }: SpendingBy,
): Promise<KnownSpending> {
  const kinds = await loadKnownKinds(em);
  const known = await loadKnownTills(em, user);
  const tills = known.map(({ till }) => till);
  const balance = kopecks(0);
  const first = { id: OWN_TILL, name: user.login, isClosed: false, mayUse: true, balance };
  const ownTill = known.find(({ isOwn }) => isOwn)?.till ?? first;
  const days = drafts.flatMap(({ day }) => day ?? []).sort();
  const [firstDay, lastDay] = [days[0], days.at(-1)];
  return {
    kinds,
    tills: ownTill === first ? [...tills, first] : tills,
    ownTill,
    chosenTill: tillId === null ? null : chosenOf(tills, tillId),
    partners: canAny(user, AUDIENCES.profit) ? await loadPartners(em) : [],
    expenses: firstDay && lastDay ? await loadKnownExpenses(em, { firstDay, lastDay }) : [],
  };
}

function chosenOf(tills: readonly KnownTill[], id: number): KnownTill {
  const till = tills.find((one) => one.id === id);
  if (!till) throw validationFailed({ tillId: messages.unknown });
  if (till.isClosed) throw validationFailed({ tillId: messages.closed });
  if (!till.mayUse) throw validationFailed({ tillId: messages.notYours });
  return till;
}
