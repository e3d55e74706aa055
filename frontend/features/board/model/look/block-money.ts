import type { MoneySign } from '@schema/texts/money/money-marks';

/** Amount owed for a booking: the sign of its block and its text. */
export interface BlockMoney {
  readonly sign: MoneySign;
  readonly text: string;
}

/** By ID of the booking; bookings without a debt of either side are omitted. */
export type BoardMoney = ReadonlyMap<number, BlockMoney>;

export const NO_MONEY: BoardMoney = new Map();
