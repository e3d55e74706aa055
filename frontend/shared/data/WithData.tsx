import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';

/** Gives Apollo to its children; suspends until its code is loaded. */
export const WithData = lazyComponent(() => import('./DataProvider'));
