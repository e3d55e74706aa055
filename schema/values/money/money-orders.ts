/** Action of a typed command on the money of a rental. */
export const RENTAL_ORDERS = ['payment', 'deposit', 'returnDeposit', 'refund', 'credit'] as const;
export type RentalOrder = (typeof RENTAL_ORDERS)[number];

/** Action of a typed command on the advance of a customer. */
export const ADVANCE_ORDERS = ['takeAdvance', 'returnAdvance'] as const;
export type AdvanceOrder = (typeof ADVANCE_ORDERS)[number];
