import { filled, type MoneyWord, withSum } from './money-marks';

/** The sums of all rentals of a customer, those to come among them. */
export const customerWords = (sums: {
  readonly debt: number;
  readonly overpaid: number;
  readonly held: number;
  readonly advance: number;
}): readonly MoneyWord[] =>
  filled([
    sums.debt > 0 && withSum('toPay', sums.debt),
    sums.overpaid > 0 && withSum('overpaid', sums.overpaid),
    sums.held > 0 && withSum('held', sums.held),
    sums.advance > 0 && withSum('advance', sums.advance),
  ]);
