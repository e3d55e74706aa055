import type { RestRow } from '@backend/rest/row';

/** A car that breaks (docs/domain.md; not in requirements.md, P). */
export const breakdownRows: readonly RestRow[] = [
  { method: 'GET', path: '/breakdowns', field: 'breakdown', isLong: true },
  { method: 'POST', path: '/breakdowns', field: 'reportBreakdown' },
  { method: 'POST', path: '/breakdowns/{operationId}/undo', field: 'undoBreakdown' },
];
