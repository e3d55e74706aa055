import { forgetBoard, forgetSheets } from '@frontend/shared/data/commands/forget-board';
import { keepLastUser, lastUser } from '@frontend/shared/data/last-user';
import { pageUser } from '@frontend/shared/data/requests/page-user';
import { can } from '@schema/permissions';
import type { Visit } from './session-api';

/** Removes the board and sheets saved for another user, or for one without permission for them. */
export function rememberVisit({ session, mustChangePassword }: Visit): void {
  const user = session?.user;
  forgetBoard(user && can(user, 'view_board') ? user.id : null);
  forgetSheets(user && can(user, 'edit_bookings') ? user.id : null);
  keepLastUser(user && !mustChangePassword ? user.id : null);
}

/** Removes the data of an ended session from the device. Data of the next user stay. */
export function forgetVisit(): void {
  const last = lastUser();
  const user = pageUser();
  if (last !== null && user !== null && last !== user) return;
  forgetBoard();
  forgetSheets();
  keepLastUser(null);
}
