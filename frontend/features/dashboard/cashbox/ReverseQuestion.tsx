import { useCommand } from '@frontend/shared/data/commands/use-command';
import { useQuestion } from '@frontend/shared/forms/use-question';
import { ConfirmDialog } from '@frontend/shared/ui/dialogs/ConfirmDialog';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { MESSAGES } from '@schema/messages';
import { CASH_TEXTS } from '@schema/texts/day/cashbox';
import { formatExactRoubles } from '@schema/values/money/money';
import { ReverseCashEntryDocument } from '../daily.generated';
import type { CashboxFacts } from './cashbox-text';

export type ManualEntry = CashboxFacts['cashboxManualEntries'][number];

interface ReverseQuestionProps {
  readonly entry: ManualEntry;
  readonly onClose: () => void;
}

/** Takes a manual entry back by a contrary one of today (docs/domain.md, revenue). */
export function ReverseQuestion({ entry, onClose }: ReverseQuestionProps) {
  const reverse = useCommand('reverseCashEntry', ReverseCashEntryDocument);
  const question = useQuestion(MESSAGES.cashbox.reverseFailed, async () => {
    const { reverseCashEntry } = await reverse({ id: entry.id });
    showToast('success', `${CASH_TEXTS.reversed}: ${formatExactRoubles(reverseCashEntry.amount)}`);
    onClose();
  });
  return (
    <ConfirmDialog
      title={CASH_TEXTS.reverseConfirm}
      description={`${CASH_TEXTS.reverseHint} ${formatExactRoubles(-entry.amount)}`}
      confirmTitle={CASH_TEXTS.reverse}
      cancelTitle={CASH_TEXTS.keep}
      isDangerous
      {...question}
      onClose={onClose}
    />
  );
}
