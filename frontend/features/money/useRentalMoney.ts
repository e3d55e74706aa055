import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { RentalMoneyDocument, type RentalMoneyFactsFragment } from './rental-money.generated';

export type RentalMoneyFacts = RentalMoneyFactsFragment;
export type MoneyEntryFacts = RentalMoneyFacts['entries'][number];
export type MoneyChargeFacts = RentalMoneyFacts['charges'][number];

/** Mutations whose answer contains the money of the rental. */
const ANSWERED_BY = [
  'takePayment',
  'refundPayment',
  'takeDeposit',
  'returnDeposit',
  'withholdDeposit',
  'addCharge',
  'reverseMoneyEntry',
  'reverseCharge',
  'creditAdvance',
  'keepAsAdvance',
] as const;

/** Owed, paid and held amounts of a rental, refetched after each change of its bookings. */
export function useRentalMoney(bookingId: number) {
  const { data, query } = useFreshQuery(RentalMoneyDocument, {
    variables: { bookingId },
    topics: ['money'],
    answeredBy: ANSWERED_BY,
  });
  return { money: data?.rentalMoney ?? null, query };
}
