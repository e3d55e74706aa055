import { forgetBoard } from '@frontend/shared/data/commands/forget-board';
import { type KnownVisit, keepVisit, knownVisit } from '@frontend/shared/data/known-visit';
import { pageUser } from '@frontend/shared/data/requests/page-user';
import { can } from '@schema/permissions';
import type { Visit } from './session-api';

function knownOf({ session, mustChangePassword }: Visit): KnownVisit | null {
  if (!session || mustChangePassword) return null;
  const { user, company, now } = session;
  const aheadMs = now().getTime() - Date.now();
  const { id: userId, permissions } = user;
  return { userId, zone: company.timeZone, aheadMs, permissions };
}

/**
 * For the first requests of the next visit. A board kept for another user, or for one who may not see
 * it, is removed.
 */
export function rememberVisit(visit: Visit): void {
  const user = visit.session?.user;
  forgetBoard(user && can(user, 'view_board') ? user.id : null);
  keepVisit(knownOf(visit));
}

/** The session has ended: nothing of it stays on the device. What is kept of the next user stays. */
export function forgetVisit(): void {
  const known = knownVisit();
  const user = pageUser();
  if (known && user !== null && known.userId !== user) return;
  forgetBoard();
  keepVisit(null);
}
