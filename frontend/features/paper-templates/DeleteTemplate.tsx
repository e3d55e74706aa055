import { useCommand } from '@frontend/shared/data/commands/use-command';
import { failureText } from '@frontend/shared/data/requests/failure-text';
import { ConfirmDialog } from '@frontend/shared/ui/dialogs/ConfirmDialog';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { PAPER_TEMPLATE_TEXTS as texts } from '@schema/texts/papers/paper-templates';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DeletePaperTemplateDocument } from './paper-templates.generated';

interface DeleteTemplateProps {
  readonly id: number;
  readonly onClose: () => void;
}

/** Asks before a template is deleted, then leaves its page. */
export default function DeleteTemplate({ id, onClose }: DeleteTemplateProps) {
  const send = useCommand('deletePaperTemplate', DeletePaperTemplateDocument);
  const navigate = useNavigate();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const remove = async () => {
    setPending(true);
    setFailure(null);
    try {
      await send({ id });
      showToast('success', texts.deleteDone);
      void navigate('/company', { replace: true });
    } catch (error) {
      setFailure(failureText(error, texts.deleteFailed));
      setPending(false);
    }
  };
  return (
    <ConfirmDialog
      title={texts.deleteTitle}
      description={texts.deleteHint}
      confirmTitle={texts.delete}
      isDangerous
      isPending={isPending}
      error={failure}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}
