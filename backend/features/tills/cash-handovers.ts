import { isUsersTill, mayUseTill } from '@backend/domain/money/tills';
import { conflict, notFound, validationFailed } from '@backend/domain/refusal';
import { command, type Work } from '@backend/operation/command';
import { anyOf } from '@backend/operation/permit';
import type { Recorded } from '@backend/store/change-log';
import { User } from '@backend/store/entities/access/user.entity';
import { MoneyHandover } from '@backend/store/entities/money/money-handover.entity';
import { MoneyHandoverEnd } from '@backend/store/entities/money/money-handover-end.entity';
import { LOCKED_ROW } from '@backend/store/locks/row-lock';
import { findHandover, type HandoverRecord } from '@backend/store/queries/money/handover-queries';
import {
  ensureUserTill,
  findTill,
  loadTills,
  lockTills,
  type TillRecord,
} from '@backend/store/queries/money/till-queries';
import { reasonToLeave, usableTill } from '@backend/tills/use-till';
import { cashHandoverPayload, handoverEndPayload } from '@schema/forms/money/tills';
import { MESSAGES } from '@schema/messages';
import { kopecks } from '@schema/values/money/money';
import type { HandoverOutcome } from '@schema/values/money/tills';
import { trimmedOrNull } from '@schema/values/words/text';
import type { CashHandoverInput, HandoverEndInput } from './cash-input.types';
import { handoverAnswer } from './read-tills';
import type { CashHandoverType } from './tills.types';

const { tills: messages } = MESSAGES;

/**
 * Gives cash to another till. It moves when the receiver accepts it, or at once when the caller
 * uses both tills. Throws VALIDATION_FAILED.
 */
export const handOverCash = command<CashHandoverInput>()({
  name: 'handOverCash',
  access: anyOf('edit_bookings'),
  form: cashHandoverPayload,
  accept({ toTillId, toUserId, ...input }) {
    if (toTillId == null && toUserId == null) {
      throw validationFailed({ toTillId: messages.receiverRequired });
    }
    return { ...input, toTillId, toUserId, comment: trimmedOrNull(input.comment) };
  },
  sameAs: ({ shortReason: _, ...wanted }) => wanted,
  async lock(work, { tillId, toTillId, toUserId }) {
    const from = await usableTill(work, tillId);
    const to = await receiver(work, toTillId, toUserId);
    if (from.id === to.id) throw validationFailed({ toTillId: messages.toItself });
    await lockTills(work.em, [from.id, to.id]);
    return { from, to };
  },
  async run(work, { amount, comment, shortReason }, { from, to }) {
    const { em, ctx } = work;
    const { user, now } = ctx;
    const amountKopecks = kopecks(amount);
    const reason = await reasonToLeave(work, from, { amount: amountKopecks, shortReason });
    const row = em.create(MoneyHandover, {
      fromTillId: from.id,
      toTillId: to.id,
      amountKopecks,
      comment,
      shortReason: reason,
      sentAt: now,
      userId: user.id,
      userLogin: user.login,
    });
    await em.flush();
    // The caller's own tills need no second confirmation.
    if (isUsersTill(to, user.id)) {
      await end(work, row.id, { outcome: 'accepted', comment: null, shortReason: null });
    }
    return answerOf(work, row.id);
  },
});

async function receiver(
  { em, ctx }: Work,
  tillId: number | null | undefined,
  userId: number | null | undefined,
): Promise<TillRecord> {
  const user = userId == null ? null : await em.findOne(User, userId);
  if (tillId == null && (!user?.isActive || !user.permissions.includes('edit_bookings'))) {
    throw validationFailed({ toUserId: messages.receiverRequired });
  }
  const id = tillId ?? (user ? await ensureUserTill(em, user, ctx.now) : 0);
  const till = await findTill(em, id);
  if (!till) throw validationFailed({ toTillId: messages.unknown });
  if (till.closedAt || till.isOwnerDeleted) throw validationFailed({ toTillId: messages.closed });
  return till;
}

interface HandoverEnd extends HandoverEndInput {
  readonly id: number;
}

/**
 * Accepts or declines cash as its receiver, or withdraws it as its sender. Throws NOT_FOUND;
 * CONFLICT when it has ended or the caller is neither; VALIDATION_FAILED.
 */
export const endCashHandover = command<HandoverEnd>()({
  name: 'endCashHandover',
  access: anyOf('edit_bookings'),
  form: handoverEndPayload,
  accept: ({ id, outcome, comment, shortReason }) => ({
    id,
    outcome,
    shortReason,
    comment: trimmedOrNull(comment),
  }),
  sameAs: ({ id, outcome, comment }) => ({ id, outcome, comment }),
  async lock(work, { id, outcome }) {
    // The lock makes a second request wait and see the first one's outcome.
    const row = await work.em.findOne(MoneyHandover, id, LOCKED_ROW);
    const handover = row && (await findHandover(work.em, id));
    if (!handover) throw notFound(messages.handoverUnknown);
    const tills = await loadTills(work.em, [handover.fromTillId, handover.toTillId]);
    const [from, to] = [handover.fromTillId, handover.toTillId].map((tillId) =>
      tills.find((till) => till.id === tillId),
    );
    if (!from || !to) throw notFound(messages.unknown);
    assertMayEnd(work, { outcome, from, to });
    if (handover.outcome !== null) throw conflict(messages.handoverEnded);
    return { handover, from };
  },
  async run(work, { id, outcome, comment, shortReason }, { handover, from }) {
    const reason =
      outcome === 'accepted'
        ? await reasonToLeave(work, from, { amount: handover.amount, shortReason })
        : null;
    await end(work, id, { outcome, comment, shortReason: reason });
    return answerOf(work, id);
  },
});

function assertMayEnd(
  { ctx: { user } }: Work,
  { outcome, from, to }: { outcome: HandoverOutcome; from: TillRecord; to: TillRecord },
): void {
  if (outcome === 'withdrawn') {
    if (!mayUseTill(from, user)) throw conflict(messages.notSender);
  } else if (!isUsersTill(to, user.id)) throw conflict(messages.notReceiver);
}

interface Ended {
  readonly outcome: HandoverOutcome;
  readonly comment: string | null;
  readonly shortReason: string | null;
}

async function end(
  { em, ctx: { user, now } }: Work,
  handoverId: number,
  ended: Ended,
): Promise<void> {
  em.create(MoneyHandoverEnd, {
    ...ended,
    handoverId,
    endedAt: now,
    userId: user.id,
    userLogin: user.login,
  });
  await em.flush();
}

interface ChangedHandover {
  readonly answer: CashHandoverType;
  readonly history: readonly [Recorded];
  readonly cars: readonly number[];
}

async function answerOf({ em, ctx, record }: Work, id: number): Promise<ChangedHandover> {
  const handover = await findHandover(em, id);
  if (!handover) throw notFound(messages.handoverUnknown);
  const tills = await loadTills(em, [handover.fromTillId, handover.toTillId]);
  const byId = new Map(tills.map((till) => [till.id, till]));
  const answer = handoverAnswer(handover, byId, ctx.user);
  const after = historyOf(answer, handover);
  return { answer, history: [record({ entity: 'CashHandover', entityId: id, after })], cars: [] };
}

const historyOf = (
  { fromName, toName, amount, comment }: CashHandoverType,
  { outcome }: HandoverRecord,
) => ({ fromName, toName, amount, comment, outcome });
