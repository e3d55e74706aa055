import { useQuery } from '@apollo/client/react';
import { useQueryState } from '@frontend/shared/data/queries/query-state';
import {
  CustomerMergePreviewDocument,
  type CustomerMergePreviewQuery,
} from './customer-merge.generated';

export type MergePreview = CustomerMergePreviewQuery['customerMergePreview'];
type MergeSide = MergePreview['keep'];
export type MergedCustomer = MergeSide['customer'];

/** The current data of both customers; never from the cache. */
export function useMergePreview(keepId: number, goneId: number) {
  const result = useQuery(CustomerMergePreviewDocument, {
    variables: { keepId, goneId },
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  const query = useQueryState(result, null);
  const shown = result.data ?? result.previousData;
  return { preview: shown?.customerMergePreview ?? null, query };
}
