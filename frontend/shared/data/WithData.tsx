import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';

export const loadDataProvider = () => import('./DataProvider');

/** Gives Apollo to its children; suspends until its code is loaded. */
export const WithData = lazyComponent(loadDataProvider);
