import { useCommand } from '@frontend/shared/data/commands/use-command';
import { bound } from '@frontend/shared/forms/bound';
import { SaveDialog } from '@frontend/shared/forms/SaveDialog';
import { groupedAmount } from '@frontend/shared/forms/typed-amount';
import { useSaveForm } from '@frontend/shared/forms/use-save-form';
import { TillField } from '@frontend/shared/money/TillField';
import { useChosenTill } from '@frontend/shared/money/use-chosen-till';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { MoneyField } from '@frontend/shared/ui/fields/MoneyField';
import { TextArea } from '@frontend/shared/ui/fields/TextArea';
import { PRICE_STEP, TEXT_LIMITS } from '@schema/constants';
import {
  type CashEntryPayload,
  cashEntryForm,
  toCashEntryPayload,
} from '@schema/forms/bookings/cash-entry';
import { MESSAGES } from '@schema/messages';
import { CASH_TEXTS } from '@schema/texts/day/cashbox';
import { formatExactRoubles } from '@schema/values/money/money';
import { AddCashEntryDocument } from './cashbox.generated';

interface CashEntryDialogProps {
  /** Path of the dialog's route; absent: it has none. */
  readonly address?: string;
  /** Initial amount, as typed. */
  readonly amount?: string;
  readonly comment?: string;
  readonly onClose: () => void;
}

/** «Добавить поступление»: a manual cash entry for today (requirements.md, M1). */
export default function CashEntryDialog(props: CashEntryDialogProps) {
  const { address, amount: initialAmount = '', comment: initialComment = '', onClose } = props;
  const add = useCommand('addCashEntry', AddCashEntryDocument);
  const till = useChosenTill();
  const form = useSaveForm({
    initialValues: { amount: groupedAmount(initialAmount), comment: initialComment },
    shape: cashEntryForm,
    toPayload: (values): CashEntryPayload => ({
      ...toCashEntryPayload(values),
      ...till.inputOf('cash'),
    }),
    save: async (input, key) => (await add({ input }, { key })).addCashEntry,
    onSaved: ({ amount }) => {
      showToast('success', `${CASH_TEXTS.saved}: ${formatExactRoubles(amount)}`);
      onClose();
    },
    fallback: MESSAGES.cashbox.saveFailed,
  });
  return (
    <SaveDialog
      title={CASH_TEXTS.title}
      {...(address !== undefined && { address })}
      form={form}
      submit={CASH_TEXTS.submit}
      onClose={onClose}
    >
      <MoneyField
        label={CASH_TEXTS.amount}
        step={PRICE_STEP}
        isRequired
        autoFocus
        {...bound(form, 'amount')}
      />
      <TillField till={till} method="cash" />
      <TextArea
        label={CASH_TEXTS.comment}
        placeholder={CASH_TEXTS.commentPlaceholder}
        rows={2}
        maxLength={TEXT_LIMITS.comment}
        {...bound(form, 'comment')}
      />
    </SaveDialog>
  );
}
