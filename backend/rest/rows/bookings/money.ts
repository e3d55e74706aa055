import { idParam } from '@backend/rest/request';
import { type RestRow, row } from '@backend/rest/row';
import { selectionOf } from '@backend/rest/selections';

interface WireRentalMoney {
  bookingIds: number[];
}

const MONEY = selectionOf('RentalMoney');

/** Documents have names of their own: the name of the operation with a capital. */
const named = (operation: string) => operation.charAt(0).toUpperCase() + operation.slice(1);

/** A call under a booking that changes its money. */
const change = (path: string, operation: string, input: string) =>
  row<Record<string, WireRentalMoney>>({
    method: 'POST',
    path: `/bookings/{id}/money/${path}`,
    operation: `mutation ${named(operation)}($input: ${input}!) { ${operation}(input: $input) ${MONEY} }`,
    variables: (request) => ({ input: { ...request.body, bookingId: idParam(request) } }),
    pick: (data) => data[operation],
    status: 201,
  });

/** A call that takes a line back. */
const reversal = (path: string, operation: string) =>
  row<Record<string, WireRentalMoney>>({
    method: 'POST',
    path: `/money/${path}/{id}/reverse`,
    operation: `mutation ${named(operation)}($id: Int!, $comment: String) {
      ${operation}(id: $id, comment: $comment) ${MONEY}
    }`,
    variables: (request) => ({ id: idParam(request), comment: request.body.comment }),
    pick: (data) => data[operation],
    status: 201,
  });

/** Money of rentals (docs/domain.md, money). */
export const moneyRows: readonly RestRow[] = [
  row<{ rentalMoney: WireRentalMoney }>({
    method: 'GET',
    path: '/bookings/{id}/money',
    operation: `query RentalMoney($bookingId: Int!) { rentalMoney(bookingId: $bookingId) ${MONEY} }`,
    variables: (request) => ({ bookingId: idParam(request) }),
    pick: ({ rentalMoney }) => rentalMoney,
  }),
  change('payments', 'takePayment', 'PaymentInput'),
  change('refunds', 'refundPayment', 'PaymentInput'),
  change('deposits', 'takeDeposit', 'PaymentInput'),
  change('deposit-returns', 'returnDeposit', 'PaymentInput'),
  change('withholdings', 'withholdDeposit', 'WithholdingInput'),
  change('charges', 'addCharge', 'ChargeInput'),
  change('credits', 'creditAdvance', 'CreditInput'),
  change('advances', 'keepAsAdvance', 'CreditInput'),
  reversal('entries', 'reverseMoneyEntry'),
  reversal('charges', 'reverseCharge'),
];
