import { formatExactRoubles } from '@schema/values/money/money';
import { filled, type MoneyWord, withSum } from './money-marks';

/** Sums of all rentals of a customer, including upcoming ones, to the kopeck. */
export const customerWords = (sums: {
  readonly debt: number;
  readonly overpaid: number;
  readonly held: number;
  readonly advance: number;
}): readonly MoneyWord[] =>
  filled([
    sums.debt > 0 && withSum('toPay', sums.debt, formatExactRoubles),
    sums.overpaid > 0 && withSum('overpaid', sums.overpaid, formatExactRoubles),
    sums.held > 0 && withSum('held', sums.held, formatExactRoubles),
    sums.advance > 0 && withSum('advance', sums.advance, formatExactRoubles),
  ]);
