import { useQuery } from '@apollo/client/react';
import { useQueryState } from '@frontend/shared/data/queries/query-state';
import { RentalMoneyDocument, type RentalMoneyFactsFragment } from './rental-money.generated';

export type RentalMoneyFacts = RentalMoneyFactsFragment;
export type MoneyEntryFacts = RentalMoneyFacts['entries'][number];
export type MoneyChargeFacts = RentalMoneyFacts['charges'][number];

/** What is owed, paid and held of a rental, asked again after each change of its bookings. */
export function useRentalMoney(bookingId: number) {
  const result = useQuery(RentalMoneyDocument, {
    variables: { bookingId },
    fetchPolicy: 'no-cache',
  });
  return { money: result.data?.rentalMoney ?? null, query: useQueryState(result, 'money') };
}
