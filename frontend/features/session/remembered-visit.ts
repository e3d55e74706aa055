import { forgetBoard } from '@frontend/shared/data/commands/forget-board';
import { type KnownVisit, keepVisit } from '@frontend/shared/data/known-visit';
import { can } from '@schema/permissions';
import type { Visit } from './session-api';

function knownOf({ session, mustChangePassword }: Visit): KnownVisit | null {
  if (!session || mustChangePassword) return null;
  const { user, company, now } = session;
  const aheadMs = now().getTime() - Date.now();
  return { zone: company.timeZone, aheadMs, permissions: user.permissions };
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

/** The session has ended: nothing of it stays on the device. */
export function forgetVisit(): void {
  forgetBoard();
  keepVisit(null);
}
