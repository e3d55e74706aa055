import { useCommand } from '@frontend/shared/data/commands/use-command';
import { bound } from '@frontend/shared/forms/bound';
import { SaveDialog } from '@frontend/shared/forms/SaveDialog';
import { useSaveForm } from '@frontend/shared/forms/use-save-form';
import type { PaperFactsFragment } from '@frontend/shared/papers/papers.generated';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { TextArea } from '@frontend/shared/ui/fields/TextArea';
import { Text } from '@frontend/shared/ui/layout/Text';
import { voidPaperForm } from '@schema/forms/papers/paper';
import { MAX_VOID_REASON } from '@schema/messages/papers';
import { PAPER_TEXTS as texts } from '@schema/texts/papers/paper-page';
import { paperTitle } from '@schema/texts/papers/papers';
import { VoidPaperDocument } from './paper.generated';

interface VoidDialogProps {
  readonly paper: PaperFactsFragment;
  readonly onClose: () => void;
}

/** Asks why a document is void. */
export default function VoidDialog({ paper, onClose }: VoidDialogProps) {
  const send = useCommand('voidPaper', VoidPaperDocument);
  const form = useSaveForm({
    initialValues: { reason: '' },
    shape: voidPaperForm,
    toPayload: ({ reason }) => ({ id: paper.id, reason: reason.trim() }),
    save: (variables) => send(variables),
    onSaved: () => {
      showToast('success', `${texts.voidDone}: ${paperTitle(paper)}`);
      onClose();
    },
    fallback: texts.voidFailed,
  });
  return (
    <SaveDialog title={texts.voidTitle} form={form} submit={texts.void} onClose={onClose}>
      <Text as="p">
        <b>{paperTitle(paper)}</b>
      </Text>
      <Text as="p" tone="muted">
        {texts.voidHint}
      </Text>
      <TextArea
        label={texts.reason}
        isRequired
        autoFocus
        rows={2}
        maxLength={MAX_VOID_REASON}
        {...bound(form, 'reason')}
      />
    </SaveDialog>
  );
}
