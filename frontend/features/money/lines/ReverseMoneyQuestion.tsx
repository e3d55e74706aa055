import { useQuestion } from '@frontend/shared/forms/use-question';
import { ConfirmDialog } from '@frontend/shared/ui/dialogs/ConfirmDialog';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { REVERSE_MONEY_TEXTS } from '@schema/texts/money/rental-money';
import { formatExactRoubles } from '@schema/values/money/money';
import type { MoneyLine } from './money-lines';
import { useReverseMoney } from './useReverseMoney';

interface ReverseMoneyQuestionProps {
  readonly line: MoneyLine;
  readonly onClose: () => void;
}

/** Reverses a line by an offsetting entry; the question names the line. */
export function ReverseMoneyQuestion({ line, onClose }: ReverseMoneyQuestionProps) {
  const { reverse } = useReverseMoney();
  const { confirm, confirmTitle, hint, keep, done, failed } = REVERSE_MONEY_TEXTS;
  const question = useQuestion(failed, async () => {
    await reverse(line);
    showToast('success', done);
    onClose();
  });
  return (
    <ConfirmDialog
      title={confirm}
      description={`${hint} ${line.title}, ${formatExactRoubles(-line.amount)}`}
      confirmTitle={confirmTitle}
      cancelTitle={keep}
      isDangerous
      {...question}
      onClose={onClose}
    />
  );
}
