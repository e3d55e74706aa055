import { offerCommandUndo } from '@frontend/shared/data/commands/offer-command-undo';
import { useCommand } from '@frontend/shared/data/commands/use-command';
import { bound } from '@frontend/shared/forms/bound';
import { SaveDialog } from '@frontend/shared/forms/SaveDialog';
import { typedAmount } from '@frontend/shared/forms/typed-amount';
import { useSaveForm } from '@frontend/shared/forms/use-save-form';
import { ShortReasonField } from '@frontend/shared/money/ShortReasonField';
import { TillField } from '@frontend/shared/money/TillField';
import { useChosenTill } from '@frontend/shared/money/use-chosen-till';
import { Checkbox } from '@frontend/shared/ui/fields/Checkbox';
import { ChipField } from '@frontend/shared/ui/fields/ChipField';
import { MoneyField } from '@frontend/shared/ui/fields/MoneyField';
import { TextField } from '@frontend/shared/ui/fields/TextField';
import { Text } from '@frontend/shared/ui/layout/Text';
import { PRICE_STEP, TEXT_LIMITS } from '@schema/constants';
import { type PayoutValues, payoutForm, toPayoutPayload } from '@schema/forms/money/payout';
import { PAYOUT_TEXTS as texts } from '@schema/texts/money/partner-statements';
import { MONEY_METHOD_TITLES } from '@schema/texts/money/rental-money';
import { PAYMENT_METHODS } from '@schema/values/money/ledger';
import { formatExactRoubles } from '@schema/values/money/money';
import { PayPartnerDocument, ReversePayoutDocument } from './partner-statements.generated';
import type { Statement } from './usePartnerStatements';

const METHODS = PAYMENT_METHODS.map((id) => ({ id, title: MONEY_METHOD_TITLES[id] }));

interface PayoutDialogProps {
  readonly statement: Pick<Statement, 'partnerId' | 'partnerName' | 'left'>;
  readonly onClose: () => void;
}

/** «Выплатить»: a payout to a partner; the amount begins as what is left today. */
export default function PayoutDialog({ statement, onClose }: PayoutDialogProps) {
  const { partnerId, partnerName, left } = statement;
  const pay = useCommand('payPartner', PayPartnerDocument);
  const reverse = useCommand('reverseMoneyOperation', ReversePayoutDocument);
  const till = useChosenTill();
  const initialValues: PayoutValues = {
    amount: left > 0 ? typedAmount(left) : '',
    method: 'transfer',
    comment: '',
    shortReason: '',
    confirmed: false,
  };
  const form = useSaveForm({
    initialValues,
    shape: payoutForm,
    toPayload: (typed) => ({ ...toPayoutPayload(typed), ...till.inputOf(typed.method) }),
    save: async (payload, key) =>
      (await pay({ input: { partnerId, ...payload } }, { key })).payPartner,
    onSaved: ({ id, amount }) => {
      offerCommandUndo({
        done: texts.done(formatExactRoubles(amount)),
        about: `payout:${id}`,
        run: () => reverse({ id }),
        undone: texts.undone,
        failed: texts.undoFailed,
      });
      onClose();
    },
    fallback: texts.failed,
  });
  const { values, update } = form;
  const asksConfirmation = values.confirmed || form.refusal?.code === 'PAYOUT_ABOVE_LEFT';
  return (
    <SaveDialog
      title={texts.title(partnerName)}
      form={form}
      submit={texts.submit}
      onClose={onClose}
    >
      <Text as="p" tone="label">
        {texts.left} <b>{formatExactRoubles(left)}</b>
      </Text>
      <MoneyField
        label={texts.amount}
        step={PRICE_STEP}
        isRequired
        autoFocus
        {...bound(form, 'amount')}
      />
      {asksConfirmation && (
        <Checkbox
          label={texts.confirm}
          isChecked={values.confirmed}
          onChange={(confirmed) => update((now) => ({ ...now, confirmed }))}
        />
      )}
      <ChipField
        label={texts.method}
        value={values.method}
        options={METHODS}
        onChange={(method) => update((now) => ({ ...now, method }))}
      />
      <TillField till={till} method={values.method} />
      <ShortReasonField form={form} />
      <TextField
        label={texts.comment}
        maxLength={TEXT_LIMITS.comment}
        {...bound(form, 'comment')}
      />
    </SaveDialog>
  );
}
