import { loadDataProvider } from '@frontend/shared/data/WithData';
import { LOGIN_PATH } from './paths';
import { routeOf } from './resolve-route';

export const loadSignedInApp = () => import('./SignedInApp');

/**
 * Preloads the probable screen of the address while the session is being resolved. Failures are
 * ignored: they recur and are shown on render.
 */
export function loadAhead(path: string): void {
  const ignore = () => undefined;
  if (path !== LOGIN_PATH) loadSignedInApp().catch(ignore);
  const route = routeOf(path);
  route?.screen().catch(ignore);
  if (route && !route.isBare && !route.isBeforeData) loadDataProvider().catch(ignore);
}
