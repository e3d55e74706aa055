import { endUserSessions } from '@backend/auth/session';
import { keepsAccount } from '@backend/domain/accounts/account-access';
import { notFound } from '@backend/domain/refusal';
import type { SignedInContext } from '@backend/operation/context';
import { recordChange } from '@backend/store/change-log';
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
 * Ends one session: its cookie is refused from then on. Throws NOT_FOUND, also for another user's
 * session.
 */
export async function endSession(ctx: SignedInContext, id: number): Promise<boolean> {
  const operation = 'endSession';
  const { user, now: at } = ctx;
  const keeper = { user, byToken: ctx.apiTokenId !== null };
  await ctx.store.write(ctx.em, async (em) => {
    const row = await em.findOne(Session, id);
    if (!row || !keepsAccount(keeper, row.user.id)) throw notFound(MESSAGES.users.sessionNotFound);
    em.remove(row);
    const before = { id, userId: row.user.id };
    recordChange(em, { at, user, operation, entity: 'Session', entityId: id, before });
  });
  ctx.announce(operation);
  return true;
}

/**
 * Ends every session of an account, optionally except the current one, and returns the count.
 * Throws NOT_FOUND.
 */
export async function endAllSessions(
  ctx: SignedInContext,
  userId: number,
  exceptCurrent: boolean,
): Promise<number> {
  const operation = 'endAllSessions';
  await assertKeeps(ctx, userId);
  const { user, now: at } = ctx;
  const spared = exceptCurrent ? ctx.sessionId : null;
  const ended = await ctx.store.write(ctx.em, async (em) => {
    const count = await endUserSessions(em, userId, spared);
    const after = { sessionsEnded: count };
    if (count > 0) {
      recordChange(em, { at, user, operation, entity: 'User', entityId: userId, after });
    }
    return count;
  });
  ctx.announce(operation);
  return ended;
}
