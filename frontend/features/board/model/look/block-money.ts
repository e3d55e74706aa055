import type { MoneySign } from '@schema/texts/money/money-marks';

/** What is owed for a booking: the sign of its block and its words. */
export interface BlockMoney {
  readonly sign: MoneySign;
  readonly text: string;
}

/** By number of the booking; bookings for which neither side owes are left out. */
export type BoardMoney = ReadonlyMap<number, BlockMoney>;

export const NO_MONEY: BoardMoney = new Map();
