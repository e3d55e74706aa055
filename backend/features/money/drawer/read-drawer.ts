import { spanOfDays } from '@backend/domain/day/day-span';
import { type DrawerFacts, drawersOf, methodTotals } from '@backend/domain/money/drawer';
import { forbidden, validationFailed } from '@backend/domain/refusal';
import type { SignedInContext } from '@backend/operation/context';
import { validated } from '@backend/operation/form';
import type { Em } from '@backend/store/em';
import {
  type DayMovement,
  loadDayMovements,
  loadDrawerCounts,
  loadManualCash,
  loadMovementTotals,
  type MovementPlace,
} from '@backend/store/queries/money/drawer-queries';
import { LIST_SLICE } from '@schema/constants';
import type { ListSlice } from '@schema/forms/list-slice';
import { drawerPayload } from '@schema/forms/money/reports';
import { MESSAGES } from '@schema/messages';
import { canAny } from '@schema/permissions';
import type { Day } from '@schema/values/time/calendar';
import type { DrawerDay } from './drawer.types';

export async function loadDrawerFacts(em: Em, day: Day, zone: string) {
  const span = spanOfDays(day, day, zone);
  const movements = await loadMovementTotals(em, span);
  const manual = await loadManualCash(em, span);
  const counts = await loadDrawerCounts(em, day);
  return { day, movements, manual, counts } satisfies DrawerFacts;
}

interface AskedDrawer extends ListSlice {
  readonly day: Day | null;
  readonly userId: number | null;
}

/**
 * The money of a day, of all or of one user; its entries whole, or with `limit` or `cursor` a part.
 * Users without the permission for analytics see only their own drawer. Throws VALIDATION_FAILED,
 * FORBIDDEN.
 */
export async function readDrawer(ctx: SignedInContext, asked: AskedDrawer): Promise<DrawerDay> {
  const { day, limit, cursor } = validated(drawerPayload, asked);
  const seesAll = canAny(ctx.user, ['view_analytics']);
  if (!seesAll && asked.userId !== null && asked.userId !== ctx.user.id) {
    throw forbidden(MESSAGES.money.onlyOwnDrawer);
  }
  const userId = seesAll ? asked.userId : ctx.user.id;
  const after = cursor == null ? null : placeOf(cursor);
  const size = limit == null && after === null ? null : (limit ?? LIST_SLICE.size);
  const facts = await loadDrawerFacts(ctx.em, day, ctx.zone);
  const found = await loadDayMovements(ctx.em, spanOfDays(day, day, ctx.zone), {
    userId,
    after,
    // One extra row shows whether more rows exist.
    limit: size === null ? null : size + 1,
  });
  const movements = found.slice(0, size ?? found.length);
  const last = movements.at(-1);
  const isShown = (line: { readonly userId: number | null }) =>
    userId === null || line.userId === userId;
  return {
    day,
    drawers: drawersOf(facts).filter(isShown),
    methods: methodTotals(facts.movements.filter(isShown)),
    movements,
    nextCursor: last && found.length > movements.length ? cursorOf(last) : null,
  };
}

const WRITTEN = /^(\d{1,15})-([ae])(\d{1,9})$/;

/** '1763900000000-e12': the moment, the kind (advance or entry), its number. */
const cursorOf = ({ happenedAt, kind, id }: DayMovement): string =>
  `${happenedAt.getTime()}-${kind === 'advance' ? 'a' : 'e'}${id}`;

/** Position of a cursor in the movements. Throws VALIDATION_FAILED for an invalid cursor. */
function placeOf(cursor: string): MovementPlace {
  const [, ms, kind, id] = WRITTEN.exec(cursor) ?? [];
  if (id === undefined) throw validationFailed({ cursor: MESSAGES.lists.cursorInvalid });
  return { happenedAt: new Date(Number(ms)), isAdvance: kind === 'a', id: Number(id) };
}
