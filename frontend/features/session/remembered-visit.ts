import { forgetBoard } from '@frontend/shared/data/commands/forget-board';
import { keepLastUser, lastUser } from '@frontend/shared/data/last-user';
import { pageUser } from '@frontend/shared/data/requests/page-user';
import { can } from '@schema/permissions';
import type { Visit } from './session-api';

/** A board kept for another user, or for one who may not see it, is removed. */
export function rememberVisit({ session, mustChangePassword }: Visit): void {
  const user = session?.user;
  forgetBoard(user && can(user, 'view_board') ? user.id : null);
  keepLastUser(user && !mustChangePassword ? user.id : null);
}

/** The session has ended: nothing of it stays on the device. What is kept of the next user stays. */
export function forgetVisit(): void {
  const last = lastUser();
  const user = pageUser();
  if (last !== null && user !== null && last !== user) return;
  forgetBoard();
  keepLastUser(null);
}
