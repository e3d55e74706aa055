import type { QueryState } from '@frontend/shared/data/queries/query-state';
import { useUncachedQuery } from '@frontend/shared/data/queries/use-uncached-query';
import {
  CustomerMergePreviewDocument,
  type CustomerMergePreviewQuery,
} from './customer-merge.generated';

export type MergePreview = CustomerMergePreviewQuery['customerMergePreview'];
type MergeSide = MergePreview['keep'];
export type MergedCustomer = MergeSide['customer'];

/** The current data of both customers; never from the cache. */
export function useMergePreview(keepId: number, goneId: number) {
  const { data, previousData, error, loading, retry } = useUncachedQuery(
    CustomerMergePreviewDocument,
    { keepId, goneId },
  );
  const query: QueryState = { isLoading: loading, retry, ...(error && { error }) };
  const shown = data ?? previousData;
  return { preview: shown?.customerMergePreview ?? null, query };
}
