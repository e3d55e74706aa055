import { idParam } from '@backend/rest/request';
import { type RestRow, row } from '@backend/rest/row';
import { selectionOf } from '@backend/rest/selections';

const MONEY = selectionOf('CustomerMoney');

/** Money of a customer for no rental, in or back out. */
const advance = (path: string, operation: string, name: string) =>
  row<Record<string, unknown>>({
    method: 'POST',
    path: `/customers/{id}/money/${path}`,
    operation: `mutation ${name}($input: AdvanceInput!) { ${operation}(input: $input) ${MONEY} }`,
    variables: (request) => ({ input: { ...request.body, customerId: idParam(request) } }),
    pick: (data) => data[operation],
    status: 201,
  });

/** Money of customers (docs/domain.md, money). */
export const customerMoneyRows: readonly RestRow[] = [
  row<{ customerMoney: unknown }>({
    method: 'GET',
    path: '/customers/{id}/money',
    operation: `query CustomerMoney($customerId: Int!) {
      customerMoney(customerId: $customerId) ${MONEY}
    }`,
    variables: (request) => ({ customerId: idParam(request) }),
    pick: ({ customerMoney }) => customerMoney,
  }),
  advance('advances', 'takeAdvance', 'TakeAdvance'),
  advance('advance-returns', 'returnAdvance', 'ReturnAdvance'),
  row<{ reverseAdvance: unknown }>({
    method: 'POST',
    path: '/money/advances/{id}/reverse',
    operation: `mutation ReverseAdvance($id: Int!, $comment: String) {
      reverseAdvance(id: $id, comment: $comment) ${MONEY}
    }`,
    variables: (request) => ({ id: idParam(request), comment: request.body.comment }),
    pick: ({ reverseAdvance }) => reverseAdvance,
    status: 201,
  }),
];
