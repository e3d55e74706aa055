import { endUserSessions } from '@backend/auth/session';
import { keepsAccount } from '@backend/domain/accounts/account-access';
import { notFound } from '@backend/domain/refusal';
import { command, nothingToLock } from '@backend/operation/command';
import type { SignedInContext } from '@backend/operation/context';
import { anyOf } from '@backend/operation/permit';
import { Session } from '@backend/store/entities/access/session.entity';
import { loadUser, loadUserSessions } from '@backend/store/queries/accounts/user-queries';
import { MESSAGES } from '@schema/messages';
import type { UserSession } from './users.types';

/** The same NOT_FOUND for an unknown account and one the caller may not manage. */
async function assertKeeps(ctx: SignedInContext, accountId: number): Promise<void> {
  const keeper = { user: ctx.user, byToken: ctx.apiTokenId !== null };
  const known = keepsAccount(keeper, accountId) && (await loadUser(ctx.em, accountId));
  if (!known) throw notFound(MESSAGES.users.notFound);
}

/** The active sessions of an account. Throws NOT_FOUND. */
export async function readUserSessions(
  ctx: SignedInContext,
  userId: number,
): Promise<{ items: UserSession[] }> {
  await assertKeeps(ctx, userId);
  const sessions = await loadUserSessions(ctx.em, userId, ctx.now);
  return { items: sessions.map((one) => ({ ...one, isCurrent: one.id === ctx.sessionId })) };
}

/**
 * Ends one session: its cookie is refused afterwards. Throws NOT_FOUND, also for another user's
 * session.
 */
export const endSession = command<{ readonly id: number }>()({
  name: 'endSession',
  access: anyOf(),
  form: null,
  accept: (wanted) => wanted,
  sameAs: 'not repeatable',
  async lock({ em, ctx: { user, apiTokenId } }, { id }) {
    const keeper = { user, byToken: apiTokenId !== null };
    const row = await em.findOne(Session, id);
    if (!row || !keepsAccount(keeper, row.user.id)) throw notFound(MESSAGES.users.sessionNotFound);
    return row;
  },
  async run({ em, record }, { id }, row) {
    em.remove(row);
    const before = { id, userId: row.user.id };
    return {
      answer: true,
      history: [record({ entity: 'Session', entityId: id, before })],
      cars: [],
    };
  },
});

interface SessionsInput {
  readonly userId: number;
  readonly exceptCurrent: boolean;
}

/**
 * Ends every session of an account, optionally except the current one, and returns the count.
 * Throws NOT_FOUND.
 */
export const endAllSessions = command<SessionsInput>()({
  name: 'endAllSessions',
  access: anyOf(),
  form: null,
  async accept({ userId, exceptCurrent }, ctx) {
    await assertKeeps(ctx, userId);
    return { userId, spared: exceptCurrent ? ctx.sessionId : null };
  },
  sameAs: 'not repeatable',
  lock: nothingToLock,
  async run({ em, record }, { userId, spared }) {
    const count = await endUserSessions(em, userId, spared);
    if (count === 0) return { answer: count, unchanged: true };
    const after = { sessionsEnded: count };
    return {
      answer: count,
      history: [record({ entity: 'User', entityId: userId, after })],
      cars: [],
    };
  },
});
