import { useApolloClient } from '@apollo/client/react';
import { CustomersPageDocument } from '@frontend/gql/graphql';
import { everyPage } from '@frontend/shared/export/every-page';
import { wholeList } from '@frontend/shared/export/whole-list';
import { LIST_PAGE } from '@schema/constants';
import type { ExportedCustomer } from '@schema/export/customers';
import { MESSAGES } from '@schema/messages';

/** Reads every customer whom the search finds; all of them come in one answer. */
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
