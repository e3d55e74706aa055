import { useAttemptKey } from '@frontend/shared/data/commands/use-attempt-key';
import { useCommand } from '@frontend/shared/data/commands/use-command';
import { commandFailureText } from '@frontend/shared/data/requests/unanswered';
import { offerUndo } from '@frontend/shared/lib/overlays/undo';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
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
    const undo = async () => {
      try {
        await takeBack({ operationId });
        showToast('success', CUSTOMER_MERGE_TEXTS.undone);
      } catch (error) {
        showToast('error', commandFailureText(error, MESSAGES.customers.mergeUndoFailed));
      }
    };
    offerUndo(CUSTOMER_MERGE_TEXTS.done, `customer:${input.keepId}`, () => void undo());
  };
}
