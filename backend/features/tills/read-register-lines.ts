import { cashEffect, runningCash } from '@backend/domain/money/register';
import { lineFilter } from '@backend/domain/money/register-search';
import { validationFailed } from '@backend/domain/refusal';
import type { SignedInContext } from '@backend/operation/context';
import { ExpenseKind } from '@backend/store/entities/money/expense-kind.entity';
import {
  loadRegisterLines,
  type RegisterLine,
} from '@backend/store/queries/money/register-queries';
import { AUDIENCES } from '@schema/audiences';
import { LIST_SLICE } from '@schema/constants';
import { MESSAGES } from '@schema/messages';
import { canAny } from '@schema/permissions';
import type { Kopecks } from '@schema/values/money/money';
import type { RegisterLineType } from './register.types';
import { cursorOf, placeOf } from './register-cursor';

interface AskedLines {
  readonly from: Date;
  readonly to: Date;
  readonly tillIds: readonly number[];
  readonly others: 'all' | 'none' | { readonly userId: number };
  /** Cash before the first line. */
  readonly opening: Kopecks;
  /** Names of tills by id. */
  readonly names: ReadonlyMap<number, string>;
  readonly expenseKindId: number | null;
  readonly search: string | null;
  readonly limit: number | null;
  readonly cursor: string | null;
}

/**
 * The lines of a period that match, whole or, with `limit` or `cursor`, a part. The cash after each
 * is that of all lines. Throws VALIDATION_FAILED for an unknown kind or an invalid cursor.
 */
export async function readRegisterLines(
  ctx: SignedInContext,
  asked: AskedLines,
): Promise<{ readonly lines: RegisterLineType[]; readonly nextCursor: string | null }> {
  const { expenseKindId, search, limit, cursor, names } = asked;
  const { em, user, zone } = ctx;
  const after = cursor === null ? null : placeOf(cursor);
  const size = limit === null && after === null ? null : (limit ?? LIST_SLICE.size);
  const expenseKind = expenseKindId === null ? null : await kindName(ctx, expenseKindId);
  const isFiltered = expenseKind !== null || Boolean(search?.trim());
  const found = await loadRegisterLines(em, {
    ...asked,
    after,
    // One extra row shows whether more rows exist. Lines between the found ones move the cash.
    limit: size === null || isFiltered ? null : size + 1,
  });
  const ids = new Set(asked.tillIds);
  const before = after?.cash ?? asked.opening;
  const answers = runningCash(found, before, ids).map((line) => lineAnswer(line, ids, names));
  const matches = lineFilter({ search, expenseKind, zone });
  const matched = isFiltered ? answers.filter((line) => matches(searched(line, user))) : answers;
  const lines = matched.slice(0, size ?? matched.length);
  const last = lines.at(-1);
  if (!last || matched.length === lines.length) return { lines, nextCursor: null };
  const passed = answers.slice(0, answers.indexOf(last) + 1);
  const cash = passed.findLast((line) => line.cash !== null)?.cash ?? before;
  return { lines, nextCursor: cursorOf(last, cash) };
}

/** The name of a kind of expense. Throws VALIDATION_FAILED. */
async function kindName({ em }: SignedInContext, id: number): Promise<string> {
  const kind = await em.findOne(ExpenseKind, id, { disableIdentityMap: true });
  if (!kind) throw validationFailed({ expenseKindId: MESSAGES.tills.kindUnknown });
  return kind.name;
}

function lineAnswer(
  line: RegisterLine & { readonly cash: Kopecks | null },
  tillIds: ReadonlySet<number>,
  names: ReadonlyMap<number, string>,
) {
  const nameOf = (id: number | null) => (id === null ? null : (names.get(id) ?? null));
  const effect = cashEffect(line, tillIds);
  const isHandover = line.toTillId !== null;
  const direction = isHandover ? (effect === 0 ? null : effect > 0 ? 'in' : 'out') : line.direction;
  return {
    ...line,
    direction,
    tillName: nameOf(line.tillId),
    toTillName: nameOf(line.toTillId),
  };
}

/** A line with the names that this user may read, as the types hide them. */
const searched = <Line extends Pick<RegisterLine, 'customerName' | 'partnerName'>>(
  line: Line,
  user: SignedInContext['user'],
): Line => ({
  ...line,
  customerName: canAny(user, AUDIENCES.bookings) ? line.customerName : null,
  partnerName: canAny(user, AUDIENCES.profit) ? line.partnerName : null,
});
