import { drawerOf } from '@backend/domain/money/drawer';
import { validationFailed } from '@backend/domain/refusal';
import { assertValid } from '@backend/domain/valid';
import type { SignedInContext } from '@backend/operation/context';
import { recordChange } from '@backend/store/change-log';
import type { Em } from '@backend/store/em';
import { User } from '@backend/store/entities/access/user.entity';
import { MoneyDrawerCount } from '@backend/store/entities/money/money-drawer-count.entity';
import { once } from '@backend/store/idempotency';
import { LOCKED_ROW } from '@backend/store/locks/row-lock';
import { drawerClosePayload } from '@schema/forms/money/reports';
import { MESSAGES } from '@schema/messages';
import { type Kopecks, kopecks } from '@schema/values/money/money';
import { type Day, dayOf } from '@schema/values/time/calendar';
import { trimmedOrNull } from '@schema/values/words/text';
import type { CloseDrawerInput, DrawerType } from './drawer.types';
import { loadDrawerFacts } from './read-drawer';

const operation = 'closeDrawer';

interface Count {
  readonly day: Day;
  readonly openedWith: Kopecks;
  readonly counted: Kopecks;
  readonly comment: string | null;
}

/**
 * Records what the caller counted at the end of a day and its difference; a later count of the day
 * is another row. Throws VALIDATION_FAILED.
 */
export async function closeDrawer(
  ctx: SignedInContext,
  input: CloseDrawerInput,
): Promise<DrawerType> {
  const { day, openedWith, counted, comment } = assertValid(drawerClosePayload, input);
  const { user, now, zone, idempotencyKey: key } = ctx;
  if (day > dayOf(now, zone)) throw validationFailed({ day: MESSAGES.money.dayInFuture });
  const params: Count = {
    ...{ day, openedWith: kopecks(openedWith), counted: kopecks(counted) },
    comment: trimmedOrNull(comment),
  };
  const answer = await ctx.store.write(ctx.em, (em) =>
    once(em, { key, userId: user.id, operation, params, now }, () => count(em, params, ctx)),
  );
  ctx.announce(operation);
  return answer;
}

async function count(em: Em, { day, openedWith, counted, comment }: Count, ctx: SignedInContext) {
  const { user, now, zone } = ctx;
  // Two counts of one drawer at a time would get the same revision.
  await em.findOneOrFail(User, user.id, LOCKED_ROW);
  const facts = await loadDrawerFacts(em, day, zone);
  const who = { userId: user.id, userName: user.login };
  const { shouldBe: expected } = drawerOf(who, facts, openedWith);
  const last = facts.counts.find((one) => one.userId === user.id && one.day === day);
  const row = em.create(MoneyDrawerCount, {
    ...{ day, userId: user.id, userLogin: user.login, revision: (last?.revision ?? 0) + 1 },
    ...{ openedWithKopecks: openedWith, expectedKopecks: expected, countedKopecks: counted },
    ...{ comment, countedAt: now },
  });
  em.persist(row);
  await em.flush();
  const after = {
    day,
    openedWithKopecks: openedWith,
    expectedKopecks: expected,
    countedKopecks: counted,
    comment,
  };
  recordChange(em, { at: now, user, operation, entity: 'Drawer', entityId: row.id, after });
  return drawerOf(who, await loadDrawerFacts(em, day, zone));
}
