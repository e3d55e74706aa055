import type { RestRow } from '@backend/rest/row';

/** A mutation of a booking's money. */
const change = (path: string, field: string): RestRow => ({
  method: 'POST',
  path: `/bookings/{id}/money/${path}`,
  field,
  into: { id: 'bookingId' },
  status: 201,
});

/** Money of rentals (docs/domain.md, money). */
export const moneyRows: readonly RestRow[] = [
  {
    method: 'GET',
    path: '/bookings/{id}/money',
    field: 'rentalMoney',
    into: { id: 'bookingId' },
  },
  change('payments', 'takePayment'),
  change('refunds', 'refundPayment'),
  change('deposits', 'takeDeposit'),
  change('deposit-returns', 'returnDeposit'),
  change('withholdings', 'withholdDeposit'),
  change('charges', 'addCharge'),
  change('credits', 'creditAdvance'),
  change('advances', 'keepAsAdvance'),
  { method: 'POST', path: '/money/entries/{id}/reverse', field: 'reverseMoneyEntry', status: 201 },
  { method: 'POST', path: '/money/charges/{id}/reverse', field: 'reverseCharge', status: 201 },
];
