import { isOfSheets } from '@frontend/shared/bookings/handover-path';
import { OFFLINE_SHEETS } from '@frontend/shared/data/commands/forget-board';
import { readStored } from '@frontend/shared/lib/device/storage';
import { fetchFirstVisit, fetchOwnVisit, type Visit } from './session-api';

/** Delay between the end of this session and the new cookie of a sign-in in another tab, ms. */
const COOKIE_WITHIN_MS = 400;

/**
 * The signed-in user, requested once more when there is none: the cookie may be about to be
 * replaced.
 */
export async function fetchSettledVisit(): Promise<Visit> {
  const visit = await fetchOwnVisit();
  if (visit.session) return visit;
  await new Promise((resolve) => setTimeout(resolve, COOKIE_WITHIN_MS));
  return fetchOwnVisit();
}

/** Time of the first answer when the page of a saved sheet can be shown without it, ms. */
const PATIENCE_MS = 3000;

/** The first answer; a failure when it takes long and the address has saved data to show. */
export async function fetchVisitInTime(): Promise<Visit> {
  const visit = fetchFirstVisit();
  if (readStored(OFFLINE_SHEETS) === null || !isOfSheets(location.pathname)) return visit;
  const late = new Promise<never>((_, reject) => {
    setTimeout(reject, PATIENCE_MS, new Error('The profile is late'));
  });
  return Promise.race([visit, late]);
}
