import { useCommand } from '@frontend/shared/data/commands/use-command';
import { useZone } from '@frontend/shared/data/session';
import { useQuestion } from '@frontend/shared/forms/use-question';
import { ConfirmDialog } from '@frontend/shared/ui/dialogs/ConfirmDialog';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { REGISTER_TEXTS, TILL_FORM_TEXTS } from '@schema/texts/money/tills';
import { formatExactRoubles } from '@schema/values/money/money';
import { ReverseMoneyOperationDocument } from '../tills.generated';
import { lineWords } from './line-words';
import type { RegisterLineFacts } from './use-register';

interface ReverseOperationProps {
  readonly line: RegisterLineFacts;
  readonly onClose: () => void;
}

/** Reverses an expense or a collection; the question names its document. */
export function ReverseOperation({ line, onClose }: ReverseOperationProps) {
  const reverse = useCommand('reverseMoneyOperation', ReverseMoneyOperationDocument);
  const zone = useZone();
  const { title, details } = lineWords(line, zone);
  const { undone, undoFailed } = TILL_FORM_TEXTS;
  const question = useQuestion(undoFailed, async () => {
    await reverse({ id: line.id });
    showToast('success', undone);
    onClose();
  });
  const said = [title, details, formatExactRoubles(line.amount)].filter(Boolean).join(', ');
  return (
    <ConfirmDialog
      title={REGISTER_TEXTS.reverseConfirm}
      description={`${REGISTER_TEXTS.reverseHint} ${said}`}
      confirmTitle={REGISTER_TEXTS.reverseSubmit}
      cancelTitle={REGISTER_TEXTS.keep}
      isDangerous
      {...question}
      onClose={onClose}
    />
  );
}
