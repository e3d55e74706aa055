import { FormMessage } from '@frontend/shared/forms/FormMessage';
import { groupedAmount } from '@frontend/shared/forms/typed-amount';
import { useSaveForm } from '@frontend/shared/forms/use-save-form';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { Dialog } from '@frontend/shared/ui/dialogs/Dialog';
import { DialogForm } from '@frontend/shared/ui/dialogs/DialogForm';
import { DialogBody, DialogFooter } from '@frontend/shared/ui/dialogs/DialogParts';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { MoneyField } from '@frontend/shared/ui/fields/MoneyField';
import { TextArea } from '@frontend/shared/ui/fields/TextArea';
import { PRICE_STEP, TEXT_LIMITS } from '@schema/constants';
import { cashEntryForm, toCashEntryPayload } from '@schema/forms/bookings/cash-entry';
import { MESSAGES } from '@schema/messages';
import { CASH_TEXTS } from '@schema/texts/day/cashbox';
import { formatRoubles } from '@schema/values/money/money';
import { useAddCashEntry } from './useAddCashEntry';

interface CashEntryDialogProps {
  /** Path of the dialog's route. */
  readonly address: string;
  /** Initial amount, as typed. */
  readonly amount?: string;
  readonly comment?: string;
  readonly onClose: () => void;
}

/** «Добавить поступление»: a manual cash entry for today (requirements.md, M1). */
export default function CashEntryDialog(props: CashEntryDialogProps) {
  const { address, amount: initialAmount = '', comment: initialComment = '', onClose } = props;
  const add = useAddCashEntry();
  const form = useSaveForm({
    initialValues: { amount: groupedAmount(initialAmount), comment: initialComment },
    shape: cashEntryForm,
    toPayload: toCashEntryPayload,
    save: add,
    onSaved: ({ amount }) => {
      showToast('success', `${CASH_TEXTS.saved}: ${formatRoubles(amount)}`);
      onClose();
    },
    fallback: MESSAGES.cashbox.saveFailed,
  });
  const { values, update, errorOf, isPending, attempt } = form;
  return (
    <Dialog
      title={CASH_TEXTS.title}
      size="small"
      address={address}
      isLocked={isPending}
      onClose={onClose}
    >
      <DialogForm submitCount={attempt} isUnsaved={form.isUnsaved} onSubmit={form.submit}>
        <DialogBody>
          <FormMessage form={form} />
          <MoneyField
            label={CASH_TEXTS.amount}
            name="amount"
            step={PRICE_STEP}
            isRequired
            autoFocus
            value={values.amount}
            onChange={(amount) => update((now) => ({ ...now, amount }))}
            error={errorOf('amount')}
          />
          <TextArea
            label={CASH_TEXTS.comment}
            name="comment"
            placeholder={CASH_TEXTS.commentPlaceholder}
            rows={2}
            maxLength={TEXT_LIMITS.comment}
            value={values.comment}
            onChange={(comment) => update((now) => ({ ...now, comment }))}
            error={errorOf('comment')}
          />
        </DialogBody>
        <DialogFooter onCancel={onClose} isLocked={isPending}>
          <Button type="submit" look="primary" isPending={isPending}>
            {CASH_TEXTS.submit}
          </Button>
        </DialogFooter>
      </DialogForm>
    </Dialog>
  );
}
