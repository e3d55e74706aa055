import { useApolloClient } from '@apollo/client/react';
import { CustomersPageDocument } from '@frontend/gql/graphql';
import { everyPage } from '@frontend/shared/export/every-page';
import { wholeList } from '@frontend/shared/export/whole-list';
import { LIST_PAGE } from '@schema/constants';
import type { ExportedCustomer } from '@schema/export/customers';
import { MESSAGES } from '@schema/messages';

/** Loads every customer that matches the search; one response has all of them. */
export function useAllCustomers(search: string): () => Promise<readonly ExportedCustomer[]> {
  const client = useApolloClient();
  if (search === '') return () => wholeList<ExportedCustomer>('/api/customers');
  return () =>
    everyPage(async (page) => {
      const { data } = await client.query({
        query: CustomersPageDocument,
        variables: { search, page, pageSize: LIST_PAGE.maxSize },
        fetchPolicy: 'no-cache',
      });
      if (!data) throw new Error(MESSAGES.generic.loadFailed);
      return data.customersPage;
    });
}
