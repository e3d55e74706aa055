import { type RestRow, row } from '@backend/rest/row';
import { selectionOf } from '@backend/rest/selections';

interface WireCashEntry {
  id: number;
  amount: number;
  comment: string | null;
  createdAt: string;
}

/** Manual cash entries (requirements.md, P17). */
export const cashboxRows: readonly RestRow[] = [
  row<{ addCashEntry: WireCashEntry }>({
    method: 'POST',
    path: '/cashbox/entries',
    operation: `mutation AddCashEntry($input: AddCashEntryInput!) {
      addCashEntry(input: $input) ${selectionOf('CashEntry')}
    }`,
    variables: ({ body }) => ({ input: body }),
    pick: ({ addCashEntry }) => addCashEntry,
    status: 201,
  }),
];
