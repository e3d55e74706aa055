import { useApolloClient } from '@apollo/client/react';
import { ReverseChargeDocument, ReverseMoneyEntryDocument } from '@frontend/gql/graphql';
import { failureText } from '@frontend/shared/data/failure-text';
import { runCommand } from '@frontend/shared/data/run-command';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { REVERSE_MONEY_TEXTS } from '@schema/texts/money/rental-money';
import { useCallback } from 'react';

/** A line of the ledger that a contrary one takes back. */
export interface ReversibleLine {
  readonly kind: 'entry' | 'charge';
  readonly id: number;
}

/** `reverse` throws on refusal; `undo` takes lines back in order and shows what came of it. */
export function useReverseMoney() {
  const client = useApolloClient();
  const reverse = useCallback(
    async ({ kind, id }: ReversibleLine) => {
      if (kind === 'entry') {
        const command = {
          operation: 'reverseMoneyEntry',
          mutation: ReverseMoneyEntryDocument,
        } as const;
        return (await runCommand(client, command, { id })).money;
      }
      const command = { operation: 'reverseCharge', mutation: ReverseChargeDocument } as const;
      return (await runCommand(client, command, { id })).money;
    },
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
