import { useCommand } from '@frontend/shared/data/commands/use-command';
import { bound } from '@frontend/shared/forms/bound';
import { SaveDialog } from '@frontend/shared/forms/SaveDialog';
import { hasNewerVersion, useNewer } from '@frontend/shared/forms/use-newer';
import { useSaveForm } from '@frontend/shared/forms/use-save-form';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { TextField } from '@frontend/shared/ui/fields/TextField';
import { TEXT_LIMITS } from '@schema/constants';
import { kindNameForm } from '@schema/forms/money/till-forms';
import { EXPENSE_KIND_TEXTS } from '@schema/texts/money/tills';
import { useState } from 'react';
import { UpdateExpenseKindDocument } from '../tills.generated';
import type { KindFacts } from '../use-expense-kinds';

const texts = EXPENSE_KIND_TEXTS;
const valuesOf = ({ name }: KindFacts) => ({ name });

interface KindNameDialogProps {
  readonly kind: KindFacts;
  readonly onClose: () => void;
}

/** Renames a kind of expense. */
export function KindNameDialog({ kind, onClose }: KindNameDialogProps) {
  const update = useCommand('updateExpenseKind', UpdateExpenseKindDocument);
  const [opened, open] = useState(kind);
  const form = useSaveForm({
    initialValues: valuesOf(kind),
    shape: kindNameForm,
    toPayload: ({ name }) => ({ name: name.trim(), version: opened.version }),
    save: (input) => update({ id: kind.id, input }),
    onSaved: () => {
      showToast('success', texts.saved);
      onClose();
    },
    fallback: texts.failed,
  });
  const newer = useNewer({
    record: kind,
    opened,
    open,
    form,
    valuesOf,
    isNewer: hasNewerVersion,
    changesOf: (was, now) => [{ title: texts.name, was: was.name, now: now.name }],
  });
  return (
    <SaveDialog
      title={texts.rename}
      form={form}
      newer={newer}
      submit={texts.save}
      onClose={onClose}
    >
      <TextField
        label={texts.name}
        isRequired
        autoFocus
        maxLength={TEXT_LIMITS.name}
        {...bound(form, 'name')}
      />
    </SaveDialog>
  );
}
