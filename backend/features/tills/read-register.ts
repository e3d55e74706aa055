import { spanOfDays } from '@backend/domain/day/day-span';
import { methodTurnovers, turnoverOf } from '@backend/domain/money/register';
import { isProvisional } from '@backend/domain/money/settled-moment';
import { forbidden, notFound, validationFailed } from '@backend/domain/refusal';
import type { SignedInContext } from '@backend/operation/context';
import { validated } from '@backend/operation/form';
import { loadTills } from '@backend/store/queries/money/till-queries';
import { loadBetween, loadMethodSums, loadTillSums } from '@backend/store/queries/money/till-sums';
import { MAX_REGISTER_DAYS } from '@schema/constants';
import type { ListSlice } from '@schema/forms/list-slice';
import { registerPayload } from '@schema/forms/money/tills';
import { MESSAGES } from '@schema/messages';
import { canAny } from '@schema/permissions';
import { kopecks } from '@schema/values/money/money';
import type { Day } from '@schema/values/time/calendar';
import { readRegisterLines } from './read-register-lines';
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
 * own records of other methods. The sums are of all lines also when these are searched. Throws
 * VALIDATION_FAILED, NOT_FOUND, FORBIDDEN.
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
  const ids = new Set(chosen);
  const byTill = tills
    .filter(({ id }) => ids.has(id))
    .map(({ id, name }) => ({ tillId: id, name, ...turnoverOf(opened.get(id), moved.get(id)) }))
    .filter(({ opening, cameIn, wentOut }) => tillId != null || opening || cameIn || wentOut);
  const total = (of: (turnover: (typeof byTill)[number]) => number) =>
    kopecks(byTill.reduce((sum, one) => sum + of(one), 0));
  const opening = total((one) => one.opening);
  const between = await loadBetween(em, span, chosen);
  const { lines, nextCursor } = await readRegisterLines(ctx, {
    from: span.from,
    to: span.to,
    tillIds: chosen,
    others,
    opening,
    names: new Map(tills.map(({ id, name }) => [id, name])),
    expenseKindId: expenseKindId ?? null,
    search: search ?? null,
    limit: limit ?? null,
    cursor: cursor ?? null,
  });
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
    nextCursor,
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
