import { useQuery } from '@apollo/client/react';
import {
  CustomerMergePreviewDocument,
  type CustomerMergePreviewQuery,
} from '@frontend/gql/graphql';

export type MergePreview = CustomerMergePreviewQuery['customerMergePreview'];
type MergeSide = MergePreview['keep'];
export type MergedCustomer = MergeSide['customer'];

/** The current data of both customers; never from the cache. */
export function useMergePreview(keepId: number, goneId: number) {
  const { data, previousData, error, loading, refetch } = useQuery(CustomerMergePreviewDocument, {
    variables: { keepId, goneId },
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  const retry = () => void refetch().catch(() => undefined);
  return {
    preview: (data ?? previousData)?.customerMergePreview ?? null,
    error,
    isLoading: loading,
    retry,
  };
}
