import { spanOfDays } from '@backend/domain/day/day-span';
import {
  cashEffect,
  methodTurnovers,
  runningCash,
  turnoverOf,
} from '@backend/domain/money/register';
import { lineFilter } from '@backend/domain/money/register-search';
import { isProvisional } from '@backend/domain/money/settled-moment';
import { forbidden, notFound, validationFailed } from '@backend/domain/refusal';
import type { SignedInContext } from '@backend/operation/context';
import { validated } from '@backend/operation/form';
import { ExpenseKind } from '@backend/store/entities/money/expense-kind.entity';
import {
  loadRegisterLines,
  type RegisterLine,
  type RegisterPlace,
} from '@backend/store/queries/money/register-queries';
import { SOURCE_RANKS } from '@backend/store/queries/money/register-tables';
import { loadTills } from '@backend/store/queries/money/till-queries';
import { loadBetween, loadMethodSums, loadTillSums } from '@backend/store/queries/money/till-sums';
import { AUDIENCES } from '@schema/audiences';
import { LIST_SLICE, MAX_REGISTER_DAYS } from '@schema/constants';
import type { ListSlice } from '@schema/forms/list-slice';
import { registerPayload } from '@schema/forms/money/tills';
import { MESSAGES } from '@schema/messages';
import { canAny } from '@schema/permissions';
import { type Kopecks, kopecks } from '@schema/values/money/money';
import type { Day } from '@schema/values/time/calendar';
import { shownTills } from './read-tills';
import type { TillRegister } from './register.types';

const { tills: messages } = MESSAGES;

interface AskedRegister extends ListSlice {
  readonly from: Day | null;
  readonly to: Day | null;
  readonly tillId: number | null;
  readonly expenseKindId: number | null;
  readonly search: string | null;
}

/**
 * Money that moved over whole days, by till and method, with its lines; whole, or with `limit` or
 * `cursor` a part. Users without the permission for analytics see the tills they may use and their
 * own records of other methods. The sums are of all lines also when these are searched. Throws VALIDATION_FAILED, NOT_FOUND, FORBIDDEN.
 */
export async function readRegister(
  ctx: SignedInContext,
  asked: AskedRegister,
): Promise<TillRegister> {
  const { from, to, tillId, expenseKindId, search, limit, cursor } = validated(
    registerPayload,
    asked,
  );
  const { em, user, now, zone } = ctx;
  if (to < from) throw validationFailed({ to: messages.periodReversed });
  const span = spanOfDays(from, to, zone);
  if (span.days > MAX_REGISTER_DAYS) throw validationFailed({ to: messages.periodTooLong });
  const tills = await loadTills(em);
  const shown = shownTills(tills, user);
  const chosen = tillId == null ? shown : [tillId];
  if (tillId != null && !tills.some(({ id }) => id === tillId)) throw notFound(messages.unknown);
  if (chosen.some((id) => !shown.includes(id))) throw forbidden(messages.notYours);
  const seesAll = canAny(user, ['view_analytics']);
  const others = tillId != null ? 'none' : seesAll ? 'all' : { userId: user.id };
  const before = { from: null, to: span.from };
  const [opened, moved] = [
    await loadTillSums(em, { ...before, tillIds: chosen }),
    await loadTillSums(em, { ...span, tillIds: chosen }),
  ];
  const after = cursor == null ? null : placeOf(cursor);
  const size = limit == null && after === null ? null : (limit ?? LIST_SLICE.size);
  const expenseKind = expenseKindId == null ? null : await kindName(ctx, expenseKindId);
  const isFiltered = expenseKind !== null || Boolean(search?.trim());
  const found = await loadRegisterLines(em, {
    from: span.from,
    to: span.to,
    tillIds: chosen,
    others,
    after,
    // One extra row shows whether more rows exist. Lines between the found ones move the cash.
    limit: size === null || isFiltered ? null : size + 1,
  });
  const ids = new Set(chosen);
  const byTill = tills
    .filter(({ id }) => ids.has(id))
    .map(({ id, name }) => ({ tillId: id, name, ...turnoverOf(opened.get(id), moved.get(id)) }))
    .filter(({ opening, cameIn, wentOut }) => tillId != null || opening || cameIn || wentOut);
  const total = (of: (turnover: (typeof byTill)[number]) => number) =>
    kopecks(byTill.reduce((sum, one) => sum + of(one), 0));
  const opening = total((one) => one.opening);
  const between = await loadBetween(em, span, chosen);
  const names = new Map(tills.map(({ id, name }) => [id, name]));
  const answers = runningCash(found, after?.cash ?? opening, ids).map((line) =>
    lineAnswer(line, ids, names),
  );
  const matches = lineFilter({ search: search ?? null, expenseKind, zone });
  const matched = isFiltered ? answers.filter((line) => matches(searched(line, user))) : answers;
  const lines = matched.slice(0, size ?? matched.length);
  const last = lines.at(-1);
  const lastCash =
    answers.slice(0, last ? answers.indexOf(last) + 1 : 0).findLast(({ cash }) => cash !== null)
      ?.cash ??
    after?.cash ??
    opening;
  return {
    from,
    to,
    isProvisional: isProvisional(span.to, now),
    cash: {
      opening,
      cameIn: kopecks(total((one) => one.cameIn) - between),
      wentOut: kopecks(total((one) => one.wentOut) - between),
      closing: total((one) => one.closing),
      between,
    },
    tills: byTill,
    methods: others === 'none' ? [] : await methods(ctx, span, seesAll ? null : user.id),
    lines,
    nextCursor: last && matched.length > lines.length ? cursorOf(last, lastCash) : null,
  };
}

async function methods(
  { em }: SignedInContext,
  { from, to }: { readonly from: Date; readonly to: Date },
  userId: number | null,
) {
  return methodTurnovers(
    await loadMethodSums(em, { from: null, to: from, userId }),
    await loadMethodSums(em, { from, to, userId }),
  );
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

/** The name of a kind of expense. Throws VALIDATION_FAILED. */
async function kindName({ em }: SignedInContext, id: number): Promise<string> {
  const kind = await em.findOne(ExpenseKind, id, { disableIdentityMap: true });
  if (!kind) throw validationFailed({ expenseKindId: messages.kindUnknown });
  return kind.name;
}

interface CursorPlace extends RegisterPlace {
  /** Cash after the line. */
  readonly cash: Kopecks;
}

const WRITTEN = /^(\d{1,15})-(\d)-(\d{1,9})-(-?\d{1,15})$/;

/** '1763900000000-0-12-500000': the moment, the rank of the source, the number, the cash then. */
const cursorOf = (
  { happenedAt, source, id }: Pick<RegisterLine, 'happenedAt' | 'source' | 'id'>,
  cash: Kopecks,
): string => [happenedAt.getTime(), SOURCE_RANKS[source], id, cash].join('-');

/** Position of a cursor. Throws VALIDATION_FAILED for an invalid cursor. */
function placeOf(cursor: string): CursorPlace {
  const [, ms, rank, id, cash] = WRITTEN.exec(cursor) ?? [];
  if (cash === undefined) throw validationFailed({ cursor: MESSAGES.lists.cursorInvalid });
  return {
    happenedAt: new Date(Number(ms)),
    rank: Number(rank),
    id: Number(id),
    cash: kopecks(Number(cash)),
  };
}
