import { offerTakeBack } from '@frontend/shared/data/commands/offer-take-back';
import { useAttemptKey } from '@frontend/shared/data/commands/use-attempt-key';
import { useCommand } from '@frontend/shared/data/commands/use-command';
import type { CustomerMergePayload } from '@schema/forms/people/customer-merge';
import { MESSAGES } from '@schema/messages';
import { CUSTOMER_MERGE_TEXTS } from '@schema/texts/people/customer-merge';
import { MergeCustomersDocument, UndoCustomerMergeDocument } from './customer-merge.generated';

/** Merges two customers; the notice after it offers to undo. Throws refusals. */
export function useMerge() {
  const merge = useCommand('mergeCustomers', MergeCustomersDocument);
  const takeBack = useCommand('undoCustomerMerge', UndoCustomerMergeDocument);
  const attemptKey = useAttemptKey();
  return async (input: CustomerMergePayload) => {
    const { operationId } = (await merge({ input }, { key: attemptKey(input) })).mergeCustomers;
    offerTakeBack({
      done: CUSTOMER_MERGE_TEXTS.done,
      about: `customer:${input.keepId}`,
      run: () => takeBack({ operationId }),
      undone: CUSTOMER_MERGE_TEXTS.undone,
      failed: MESSAGES.customers.mergeUndoFailed,
    });
  };
}
