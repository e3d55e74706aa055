import { useEveryPage } from '@frontend/shared/export/use-every-page';
import { wholeList } from '@frontend/shared/export/whole-list';
import type { ExportedCustomer } from '@schema/export/customers';
import { CustomersPageDocument } from './customers.generated';

/** Loads every customer that matches the search; one response has all of them. */
export function useAllCustomers(search: string): () => Promise<readonly ExportedCustomer[]> {
  const found = useEveryPage(CustomersPageDocument, { search }, (data) => data.customersPage);
  return search === '' ? () => wholeList<ExportedCustomer>('/api/customers') : found;
}
