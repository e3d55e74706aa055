import { spanOfDays } from '@backend/domain/day/day-span';
import { type DrawerFacts, drawersOf, methodTotals } from '@backend/domain/money/drawer';
import { forbidden } from '@backend/domain/refusal';
import { assertValid } from '@backend/domain/valid';
import type { SignedInContext } from '@backend/operation/context';
import type { Em } from '@backend/store/em';
import {
  type DayMovement,
  loadDayMovements,
  loadDrawerCounts,
  loadManualCash,
} from '@backend/store/queries/money/drawer-queries';
import { drawerPayload } from '@schema/forms/money/reports';
import { MESSAGES } from '@schema/messages';
import { canAny } from '@schema/permissions';
import type { Day } from '@schema/values/time/calendar';
import type { DrawerDay } from './drawer.types';

export async function loadDrawerFacts(em: Em, day: Day, zone: string) {
  const span = spanOfDays(day, day, zone);
  const movements = await loadDayMovements(em, span);
  const manual = await loadManualCash(em, span);
  const counts = await loadDrawerCounts(em, day);
  return { day, movements, manual, counts } satisfies DrawerFacts;
}

/**
 * The money of a day, of all or of one user. Who may not see the analytics sees the own drawer.
 * Throws VALIDATION_FAILED, FORBIDDEN.
 */
export async function readDrawer(
  ctx: SignedInContext,
  asked: { readonly day: Day | null; readonly userId: number | null },
): Promise<DrawerDay> {
  const { day } = assertValid(drawerPayload, asked);
  const seesAll = canAny(ctx.user, ['view_analytics']);
  if (!seesAll && asked.userId !== null && asked.userId !== ctx.user.id) {
    throw forbidden(MESSAGES.money.onlyOwnDrawer);
  }
  const userId = seesAll ? asked.userId : ctx.user.id;
  const facts = await loadDrawerFacts(ctx.em, day, ctx.zone);
  const isShown = (line: { readonly userId: number | null }) =>
    userId === null || line.userId === userId;
  const movements: DayMovement[] = facts.movements.filter(isShown);
  return {
    day,
    drawers: drawersOf(facts).filter(isShown),
    methods: methodTotals(movements),
    movements,
  };
}
