import { idParam } from '@backend/rest/request';
import { type RestRow, row } from '@backend/rest/row';
import { selectionOf } from '@backend/rest/selections';

interface WireCashEntry {
  id: number;
  amount: number;
  comment: string | null;
  createdAt: string;
  reversesId: number | null;
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
  row<{ reverseCashEntry: WireCashEntry }>({
    method: 'POST',
    path: '/cashbox/entries/{id}/reverse',
    operation: `mutation ReverseCashEntry($id: Int!) {
      reverseCashEntry(id: $id) ${selectionOf('CashEntry')}
    }`,
    variables: (request) => ({ id: idParam(request) }),
    pick: ({ reverseCashEntry }) => reverseCashEntry,
    status: 201,
  }),
];
