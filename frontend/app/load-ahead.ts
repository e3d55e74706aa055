import { LOGIN_PATH } from './paths';
import { routeOf } from './resolve-route';

export const loadSignedInApp = () => import('./SignedInApp');

/**
 * Fetches what the address will most likely show while the session is still being resolved: whoever
 * opens a section mostly holds a session. A failure is met again, and told, when it is shown.
 */
export function loadAhead(path: string): void {
  const ignore = () => undefined;
  if (path !== LOGIN_PATH) loadSignedInApp().catch(ignore);
  routeOf(path)?.screen?.().catch(ignore);
}
