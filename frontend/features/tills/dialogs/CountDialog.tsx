import { useCommand } from '@frontend/shared/data/commands/use-command';
import { useToday } from '@frontend/shared/data/use-today';
import { bound } from '@frontend/shared/forms/bound';
import { useDraftSaveForm } from '@frontend/shared/forms/drafts/use-draft-save-form';
import { SaveDialog } from '@frontend/shared/forms/SaveDialog';
import { typedAmount } from '@frontend/shared/forms/typed-amount';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { MoneyField } from '@frontend/shared/ui/fields/MoneyField';
import { TextField } from '@frontend/shared/ui/fields/TextField';
import { Text } from '@frontend/shared/ui/layout/Text';
import { PRICE_STEP, TEXT_LIMITS } from '@schema/constants';
import {
  countedSum,
  type TillCountValues,
  tillCountForm,
  toTillCount,
} from '@schema/forms/money/till-forms';
import {
  countResult,
  differenceText,
  TILL_FORM_TEXTS,
  TILLS_TEXTS,
} from '@schema/texts/money/tills';
import { formatExactRoubles, roundAmount } from '@schema/values/money/money';
import { NOTE_VALUES } from '@schema/values/money/tills';
import { CountTillDocument } from '../tills.generated';
import type { TillDialogProps } from './CollectionDialog';
import { NoteFields } from './NoteFields';
import { TillChoice } from './TillChoice';

const texts = TILL_FORM_TEXTS;

/** «Пересчитать кассу»: the counted sum or notes and coins, and the difference. */
export default function CountDialog({ tills, onClose }: TillDialogProps) {
  const count = useCommand('countTill', CountTillDocument);
  const today = useToday();
  const initialValues: TillCountValues = {
    tillId: tills[0]?.id ?? null,
    counted: '',
    isByNotes: false,
    notes: NOTE_VALUES.map(() => ''),
    comment: '',
  };
  const form = useDraftSaveForm({
    draft: { kind: 'tillCount', name: 'till-count', basis: today },
    initialValues,
    shape: tillCountForm,
    toPayload: toTillCount,
    save: async (input, key) => (await count({ input }, { key })).countTill,
    onSaved: ({ lastCount }) => {
      showToast('success', lastCount ? `${texts.counts}: ${countResult(lastCount)}` : texts.counts);
      onClose();
    },
    fallback: texts.saveFailed,
  });
  const { values, update } = form;
  const counted = countedSum(values);
  const expected = tills.find(({ id }) => id === values.tillId)?.balance ?? 0;
  return (
    <SaveDialog
      title={TILLS_TEXTS.count}
      form={form}
      restored={{ kind: 'tillCount', form }}
      submit={texts.submit}
      onClose={onClose}
    >
      <TillChoice
        label={texts.till}
        tills={tills}
        tillId={values.tillId}
        onChange={(tillId) => update((was) => ({ ...was, tillId }))}
      />
      {values.isByNotes ? (
        <NoteFields
          values={values.notes}
          error={form.errorOf('notes')}
          errorAt={(at) => form.errorAt(`notes[${at}]`)}
          onChange={(notes) => update((was) => ({ ...was, notes }))}
        />
      ) : (
        <MoneyField
          label={texts.counted}
          step={PRICE_STEP}
          isRequired
          autoFocus
          {...bound(form, 'counted')}
        />
      )}
      <Text as="p" tone="label" role="status">
        {texts.expected} <b>{formatExactRoubles(expected)}</b>
        {counted !== null && (
          <>
            {values.isByNotes && `, ${texts.countedSum} ${formatExactRoubles(counted)}`}
            {`, ${differenceText(roundAmount(counted - expected))}`}
          </>
        )}
      </Text>
      <Button
        look="quiet"
        aria-expanded={values.isByNotes}
        onClick={() =>
          update((was) => ({
            ...was,
            isByNotes: !was.isByNotes,
            counted: was.isByNotes ? typedAmount(countedSum(was)) : was.counted,
          }))
        }
      >
        {values.isByNotes ? texts.closeNotes : texts.byNotes}
      </Button>
      <TextField
        label={texts.comment}
        maxLength={TEXT_LIMITS.comment}
        {...bound(form, 'comment')}
      />
    </SaveDialog>
  );
}
