import { firstBlockRequest } from '@frontend/features/board/loading/first-block';
import { PROFILE_REQUEST } from '@frontend/features/session/session-requests';
import type { ProfileQuery } from '@frontend/gql/graphql';
import { askEarly } from '@frontend/shared/data/early-answers';
import { can } from '@schema/permissions';
import { BOARD_PATH } from './paths';
import { viewOf } from './screens/board/board-view-address';

/** Sends the requests of the session and of the board's first days before any screen is loaded. */
export async function askFirst({ pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  const visit = askEarly<ProfileQuery>(PROFILE_REQUEST);
  if (pathname !== BOARD_PATH) return;
  const { profile, mustChangePassword, company } = await visit;
  if (!profile || mustChangePassword || !can(profile, 'view_board')) return;
  const now = { zone: company.timeZone, nowMs: Date.parse(company.serverTime) };
  await askEarly(firstBlockRequest(viewOf(search), now));
}
