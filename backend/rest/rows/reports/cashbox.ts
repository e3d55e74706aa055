import type { RestRow } from '@backend/rest/row';

/** Manual cash entries (requirements.md, P17). */
export const cashboxRows: readonly RestRow[] = [
  { method: 'POST', path: '/cashbox/entries', field: 'addCashEntry', status: 201 },
  { method: 'POST', path: '/cashbox/entries/{id}/reverse', field: 'reverseCashEntry', status: 201 },
];
