import type { RestRow } from '@backend/rest/row';

/** Tills, expenses, handovers of cash and the register (docs/domain.md, tills). */
export const tillRows: readonly RestRow[] = [
  { method: 'GET', path: '/money/tills', field: 'tills', isLong: true },
  { method: 'POST', path: '/money/tills', field: 'createTill', status: 201 },
  { method: 'PATCH', path: '/money/tills/{id}', field: 'updateTill' },
  { method: 'POST', path: '/money/till-counts', field: 'countTill', status: 201 },
  { method: 'GET', path: '/money/register', field: 'tillRegister', isLong: true },
  { method: 'POST', path: '/money/expenses', field: 'addExpense', status: 201 },
  { method: 'GET', path: '/money/expense-kinds', field: 'expenseKinds', wrap: 'items' },
  { method: 'POST', path: '/money/expense-kinds', field: 'createExpenseKind', status: 201 },
  { method: 'PATCH', path: '/money/expense-kinds/{id}', field: 'updateExpenseKind' },
  { method: 'POST', path: '/money/collections', field: 'collectCash', status: 201 },
  {
    method: 'POST',
    path: '/money/operations/{id}/reverse',
    field: 'reverseMoneyOperation',
    status: 201,
  },
  { method: 'POST', path: '/money/handovers', field: 'handOverCash', status: 201 },
  { method: 'POST', path: '/money/handovers/{id}/outcome', field: 'endCashHandover', status: 201 },
];
