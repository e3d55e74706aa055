import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { runCommand } from '@frontend/shared/data/commands/run-command';
import { failureText } from '@frontend/shared/data/requests/failure-text';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { REVERSE_MONEY_TEXTS } from '@schema/texts/money/rental-money';
import type { OperationName } from '@schema/topics';
import { useCallback } from 'react';
import { ReverseAdvanceDocument } from '../customer/customer-money.generated';
import { ReverseChargeDocument, ReverseMoneyEntryDocument } from '../rental-money.generated';

/** A line of the ledger that an offsetting entry reverses. */
export interface ReversibleLine {
  readonly kind: 'entry' | 'charge' | 'advance';
  readonly id: number;
}

const reversal =
  (operation: OperationName, mutation: TypedDocumentNode<unknown, { id: number }>) =>
  async (client: ApolloClient, id: number): Promise<void> => {
    await runCommand(client, { operation, mutation }, { id });
  };

const REVERSALS = {
  entry: reversal('reverseMoneyEntry', ReverseMoneyEntryDocument),
  charge: reversal('reverseCharge', ReverseChargeDocument),
  advance: reversal('reverseAdvance', ReverseAdvanceDocument),
} as const;

/** `reverse` throws on refusal; `undo` reverses lines in order and shows the result. */
export function useReverseMoney() {
  const client = useApolloClient();
  const reverse = useCallback(
    ({ kind, id }: ReversibleLine) => REVERSALS[kind](client, id),
    [client],
  );
  const undo = async (lines: readonly ReversibleLine[]): Promise<void> => {
    try {
      for (const line of lines) await reverse(line);
      showToast('info', REVERSE_MONEY_TEXTS.done);
    } catch (error) {
      showToast('error', failureText(error, REVERSE_MONEY_TEXTS.failed));
    }
  };
  return { reverse, undo };
}
