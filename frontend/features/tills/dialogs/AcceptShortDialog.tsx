import { useCommand } from '@frontend/shared/data/commands/use-command';
import { bound } from '@frontend/shared/forms/bound';
import { SaveDialog } from '@frontend/shared/forms/SaveDialog';
import { useSaveForm } from '@frontend/shared/forms/use-save-form';
import type { HandoverFacts } from '@frontend/shared/money/use-tills';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { TextField } from '@frontend/shared/ui/fields/TextField';
import { Text } from '@frontend/shared/ui/layout/Text';
import { TEXT_LIMITS } from '@schema/constants';
import { shortReasonForm } from '@schema/forms/money/till-forms';
import { TILL_FIELD_TEXTS } from '@schema/texts/money/till-field';
import { HANDOVER_TEXTS } from '@schema/texts/money/tills';
import { EndCashHandoverDocument } from '../tills.generated';

interface AcceptShortDialogProps {
  readonly handover: HandoverFacts;
  /** Refusal of the acceptance without a reason. */
  readonly refused: string;
  readonly onClose: () => void;
}

/** Accepts a handover from a till that has less meanwhile. */
export function AcceptShortDialog({ handover, refused, onClose }: AcceptShortDialogProps) {
  const end = useCommand('endCashHandover', EndCashHandoverDocument);
  const form = useSaveForm({
    initialValues: { shortReason: '' },
    shape: shortReasonForm,
    toPayload: ({ shortReason }) => ({ outcome: 'accepted' as const, shortReason }),
    save: (input) => end({ id: handover.id, input }),
    onSaved: () => {
      showToast('success', HANDOVER_TEXTS.accepted);
      onClose();
    },
    fallback: HANDOVER_TEXTS.failed,
  });
  return (
    <SaveDialog
      title={HANDOVER_TEXTS.acceptTitle}
      form={form}
      submit={HANDOVER_TEXTS.accept}
      onClose={onClose}
    >
      <Text as="p" tone="label">
        {refused}
      </Text>
      <TextField
        label={TILL_FIELD_TEXTS.shortReason}
        isRequired
        autoFocus
        maxLength={TEXT_LIMITS.comment}
        {...bound(form, 'shortReason')}
      />
    </SaveDialog>
  );
}
