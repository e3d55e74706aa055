import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { useCan } from '@frontend/shared/data/session';
import { BookingCustomerDocument, type BookingCustomerQuery } from '../bookings.generated';

export type KnownCustomer = BookingCustomerQuery['customer'];

/**
 * The customer a form is opened for; null: none, unknown or no permission, then the form opens
 * without a customer.
 */
export function useKnownCustomer(id: number | null): {
  readonly customer: KnownCustomer | null;
  readonly isLoading: boolean;
} {
  const isWanted = useCan('view_clients') && id !== null;
  const { data, error } = useFreshQuery(BookingCustomerDocument, {
    variables: { id: id ?? 0 },
    skip: !isWanted,
  });
  return { customer: data?.customer ?? null, isLoading: isWanted && !data && !error };
}
