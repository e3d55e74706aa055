/** Addresses that code leads to; the table of all routes is routes.ts. */

export const LOGIN_PATH = '/login';
export const BOARD_PATH = '/';

/** What the quick buttons ask of the board when no screen has lent its own way (shell-slots). */
export const NEW_BOOKING_PATH = `${BOARD_PATH}?new=booking`;
export const CASH_ENTRY_PATH = `${BOARD_PATH}?new=cash`;
