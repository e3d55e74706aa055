import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { LOGIN_PATH } from './paths';
import { routeOf } from './resolve-route';

export const SignedInApp = lazyComponent(() => import('./SignedInApp'));

/**
 * Half the minimum display time of a fallback (`lazyComponent`), ms. Slower code loads after the
 * shell.
 */
const LONGEST_WAIT_MS = 150;

/**
 * Preloads the probable screen of the address while the session is being resolved. Resolves when it
 * is loaded, or after `LONGEST_WAIT_MS`; never rejects.
 */
export async function loadAhead(path: string): Promise<void> {
  const route = routeOf(path);
  const isApp = path !== LOGIN_PATH;
  const parts = Promise.all([isApp && SignedInApp.preload(), route?.screen.preload()]);
  await Promise.race([parts, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))]);
}
