import type { RestRow } from '@backend/rest/row';

/** Idle days between two events of a car (docs/domain.md, gaps; not in requirements.md, P). */
export const gapRows: readonly RestRow[] = [
  { method: 'GET', path: '/analytics/gaps', field: 'gaps', isLong: true },
];
