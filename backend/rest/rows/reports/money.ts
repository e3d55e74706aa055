import type { RestRow } from '@backend/rest/row';

/** Reports of money (docs/domain.md, money). */
export const moneyReportRows: readonly RestRow[] = [
  { method: 'GET', path: '/money/debtors', field: 'debtors', isLong: true },
  { method: 'GET', path: '/money/deposits', field: 'deposits', isLong: true },
  { method: 'GET', path: '/money/charges', field: 'chargeTotals' },
  { method: 'GET', path: '/money/marks', field: 'moneyMarks', wrap: 'items' },
  { method: 'GET', path: '/money/advances', field: 'advances', isLong: true },
  { method: 'GET', path: '/money/settings', field: 'moneySettings' },
  { method: 'PUT', path: '/money/settings', field: 'setMoneySettings' },
];
