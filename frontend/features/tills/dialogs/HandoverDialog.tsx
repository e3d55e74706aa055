import { useCommand } from '@frontend/shared/data/commands/use-command';
import { bound } from '@frontend/shared/forms/bound';
import { useDraftSaveForm } from '@frontend/shared/forms/drafts/use-draft-save-form';
import { SaveDialog } from '@frontend/shared/forms/SaveDialog';
import { ShortReasonField } from '@frontend/shared/money/ShortReasonField';
import type { TillFacts } from '@frontend/shared/money/use-tills';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { TextField } from '@frontend/shared/ui/fields/TextField';
import { TEXT_LIMITS } from '@schema/constants';
import {
  cashHandoverForm,
  type HandoverValues,
  type Receiver,
  toCashHandover,
} from '@schema/forms/money/till-forms';
import { TILL_FORM_TEXTS, TILLS_TEXTS } from '@schema/texts/money/tills';
import { formatExactRoubles } from '@schema/values/money/money';
import { HandOverCashDocument } from '../tills.generated';
import { AmountOfTill } from './AmountOfTill';
import { ChoiceField } from './ChoiceField';
import type { TillDialogProps } from './CollectionDialog';
import { TillChoice } from './TillChoice';

const texts = TILL_FORM_TEXTS;

interface HandoverDialogProps extends TillDialogProps {
  /** Every till, also those of other users. */
  readonly all: readonly TillFacts[];
  /** Users without a till. */
  readonly receivers: readonly { readonly userId: number; readonly name: string }[];
}

/** «Передать»: cash given to another till; the receiver accepts it. */
export default function HandoverDialog({ tills, all, receivers, onClose }: HandoverDialogProps) {
  const handOver = useCommand('handOverCash', HandOverCashDocument);
  const optionsFrom = (tillId: number | null) => [
    ...all
      .filter(({ id, isClosed }) => !isClosed && id !== tillId)
      .map(({ id, name }) => ({ id: `till-${id}` satisfies Receiver as Receiver, title: name })),
    ...receivers.map(({ userId, name }) => ({
      id: `user-${userId}` satisfies Receiver as Receiver,
      title: name,
    })),
  ];
  const from = tills[0]?.id ?? null;
  const initialValues: HandoverValues = {
    tillId: from,
    receiver: optionsFrom(from)[0]?.id ?? null,
    amount: '',
    comment: '',
    shortReason: '',
  };
  const form = useDraftSaveForm({
    draft: { kind: 'cashHandover', name: 'cash-handover', basis: '' },
    initialValues,
    shape: cashHandoverForm,
    toPayload: toCashHandover,
    save: async (input, key) => (await handOver({ input }, { key })).handOverCash,
    onSaved: ({ amount, toName, isPending }) => {
      const done = isPending ? texts.handoverSent : texts.handoverDone;
      showToast('success', `${done}: ${formatExactRoubles(amount)}, ${toName}`);
      onClose();
    },
    fallback: texts.saveFailed,
  });
  const { values, update } = form;
  const options = optionsFrom(values.tillId);
  return (
    <SaveDialog
      title={TILLS_TEXTS.handover}
      form={form}
      restored={{ kind: 'cashHandover', form }}
      submit={texts.send}
      onClose={onClose}
    >
      <TillChoice
        label={texts.fromTill}
        tills={tills}
        tillId={values.tillId}
        onChange={(tillId) =>
          update((was) => ({
            ...was,
            tillId,
            receiver: was.receiver === `till-${tillId}` ? null : was.receiver,
          }))
        }
      />
      <ChoiceField
        label={texts.receiver}
        options={options}
        value={values.receiver}
        error={form.errorOf('receiver')}
        onChange={(receiver) => update((was) => ({ ...was, receiver }))}
      />
      <AmountOfTill form={form} till={tills.find(({ id }) => id === values.tillId) ?? null} />
      <ShortReasonField form={form} />
      <TextField
        label={texts.comment}
        maxLength={TEXT_LIMITS.comment}
        {...bound(form, 'comment')}
      />
    </SaveDialog>
  );
}
