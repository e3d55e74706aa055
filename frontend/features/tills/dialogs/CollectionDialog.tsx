import { useCommand } from '@frontend/shared/data/commands/use-command';
import { bound } from '@frontend/shared/forms/bound';
import { useDraftSaveForm } from '@frontend/shared/forms/drafts/use-draft-save-form';
import { SaveDialog } from '@frontend/shared/forms/SaveDialog';
import { ShortReasonField } from '@frontend/shared/money/ShortReasonField';
import type { TillFacts } from '@frontend/shared/money/use-tills';
import { ChipField } from '@frontend/shared/ui/fields/ChipField';
import { TextField } from '@frontend/shared/ui/fields/TextField';
import { TEXT_LIMITS } from '@schema/constants';
import {
  type CollectionValues,
  collectionForm,
  toCollection,
} from '@schema/forms/money/till-forms';
import { PLACE_TITLES } from '@schema/texts/money/register';
import { TILL_FORM_TEXTS, TILLS_TEXTS } from '@schema/texts/money/tills';
import { COLLECTION_PLACES } from '@schema/values/money/tills';
import { CollectCashDocument } from '../tills.generated';
import { AmountOfTill } from './AmountOfTill';
import { TillChoice } from './TillChoice';
import { useOperationUndo } from './use-operation-undo';

const texts = TILL_FORM_TEXTS;
const PLACES = COLLECTION_PLACES.map((id) => ({ id, title: PLACE_TITLES[id] }));

export interface TillDialogProps {
  /** Tills that the user may use, not empty; the first one is offered. */
  readonly tills: readonly TillFacts[];
  readonly onClose: () => void;
}

/** «Инкассация»: cash brought to the bank or a safe. */
export default function CollectionDialog({ tills, onClose }: TillDialogProps) {
  const collect = useCommand('collectCash', CollectCashDocument);
  const offerUndo = useOperationUndo();
  const initialValues: CollectionValues = {
    tillId: tills[0]?.id ?? null,
    amount: '',
    place: 'bank',
    comment: '',
    shortReason: '',
  };
  const form = useDraftSaveForm({
    draft: { kind: 'collection', name: 'collection', basis: '' },
    initialValues,
    shape: collectionForm,
    toPayload: toCollection,
    save: async (input, key) => (await collect({ input }, { key })).collectCash,
    onSaved: (made) => {
      offerUndo(texts.collectionDone, made);
      onClose();
    },
    fallback: texts.saveFailed,
  });
  const { values, update } = form;
  return (
    <SaveDialog
      title={TILLS_TEXTS.collection}
      form={form}
      restored={{ kind: 'collection', form }}
      submit={texts.submit}
      onClose={onClose}
    >
      <TillChoice
        label={texts.fromTill}
        tills={tills}
        tillId={values.tillId}
        onChange={(tillId) => update((was) => ({ ...was, tillId }))}
      />
      <AmountOfTill form={form} till={tills.find(({ id }) => id === values.tillId) ?? null} />
      <ShortReasonField form={form} />
      <ChipField
        label={texts.place}
        options={PLACES}
        value={values.place}
        onChange={(place) => update((was) => ({ ...was, place }))}
      />
      <TextField
        label={texts.comment}
        maxLength={TEXT_LIMITS.comment}
        {...bound(form, 'comment')}
      />
    </SaveDialog>
  );
}
