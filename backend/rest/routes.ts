import type { RestRow } from './row';
import { authRows } from './rows/auth';
import { cashboxRows } from './rows/cashbox';

/** THE TABLE: every documented call, in the order in which paths are tried. */
export const routes: readonly RestRow[] = [...authRows, ...cashboxRows];
