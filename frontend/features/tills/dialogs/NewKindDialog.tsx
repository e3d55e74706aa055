import { useCommand } from '@frontend/shared/data/commands/use-command';
import { bound } from '@frontend/shared/forms/bound';
import { SaveDialog } from '@frontend/shared/forms/SaveDialog';
import { useSaveForm } from '@frontend/shared/forms/use-save-form';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { TextField } from '@frontend/shared/ui/fields/TextField';
import { TEXT_LIMITS } from '@schema/constants';
import { kindNameForm } from '@schema/forms/money/till-forms';
import { EXPENSE_KIND_TEXTS } from '@schema/texts/money/tills';
import { CreateExpenseKindDocument } from '../tills.generated';

const texts = EXPENSE_KIND_TEXTS;

/** «Новый вид расхода» */
export default function NewKindDialog({ onClose }: { readonly onClose: () => void }) {
  const create = useCommand('createExpenseKind', CreateExpenseKindDocument);
  const form = useSaveForm({
    initialValues: { name: '' },
    shape: kindNameForm,
    toPayload: ({ name }) => ({ name: name.trim() }),
    save: (input, key) => create(input, { key }),
    onSaved: () => {
      showToast('success', texts.added);
      onClose();
    },
    fallback: texts.failed,
  });
  return (
    <SaveDialog title={texts.addTitle} form={form} submit={texts.submit} onClose={onClose}>
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
