import { Migration001Initial } from './001-initial';

/** In the order they run; a released one never changes. */
export const MIGRATIONS = [{ name: '001-initial', class: Migration001Initial }];
