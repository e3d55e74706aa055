import { drawerOf } from '@backend/domain/money/drawer';
import { validationFailed } from '@backend/domain/refusal';
import { command } from '@backend/operation/command';
import { anyOf } from '@backend/operation/permit';
import { User } from '@backend/store/entities/access/user.entity';
import { MoneyDrawerCount } from '@backend/store/entities/money/money-drawer-count.entity';
import { LOCKED_ROW } from '@backend/store/locks/row-lock';
import { drawerClosePayload } from '@schema/forms/money/reports';
import { MESSAGES } from '@schema/messages';
import { kopecks } from '@schema/values/money/money';
import { dayOf } from '@schema/values/time/calendar';
import { trimmedOrNull } from '@schema/values/words/text';
import type { CloseDrawerInput, DrawerType } from './drawer.types';
import { loadDrawerFacts } from './read-drawer';

/**
 * Records the caller's count at the end of a day and its difference; a later count of the day is
 * another row. Throws VALIDATION_FAILED.
 */
export const closeDrawer = command<CloseDrawerInput>()({
  name: 'closeDrawer',
  access: anyOf('edit_bookings'),
  form: drawerClosePayload,
  accept({ day, openedWith, counted, comment }, { now, zone }) {
    if (day > dayOf(now, zone)) throw validationFailed({ day: MESSAGES.money.dayInFuture });
    return {
      day,
      openedWith: kopecks(openedWith),
      counted: kopecks(counted),
      comment: trimmedOrNull(comment),
    };
  },
  sameAs: (wanted) => wanted,
  async lock({ em, ctx: { user, zone } }, { day }) {
    // Two concurrent counts of one drawer would get the same revision.
    await em.findOneOrFail(User, user.id, LOCKED_ROW);
    return loadDrawerFacts(em, day, zone);
  },
  async run({ em, ctx, record }, { day, openedWith, counted, comment }, facts) {
    const { user, now, zone } = ctx;
    const who = { userId: user.id, userName: user.login };
    const { shouldBe: expected } = drawerOf(who, facts, openedWith);
    const last = facts.counts.find((one) => one.userId === user.id && one.day === day);
    const after = {
      day,
      openedWithKopecks: openedWith,
      expectedKopecks: expected,
      countedKopecks: counted,
      comment,
    };
    const row = em.create(MoneyDrawerCount, {
      ...after,
      userId: user.id,
      userLogin: user.login,
      revision: (last?.revision ?? 0) + 1,
      countedAt: now,
    });
    await em.flush();
    const answer: DrawerType = drawerOf(who, await loadDrawerFacts(em, day, zone));
    return {
      answer,
      history: [record({ entity: 'Drawer', entityId: row.id, after })],
      cars: [],
    };
  },
});
