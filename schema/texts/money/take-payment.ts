/** The command on the card of a booking, and its sheet. */
export const TAKE_PAYMENT_TITLE = 'Принять оплату';
