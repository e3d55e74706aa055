import { offerCommandUndo } from '@frontend/shared/data/commands/offer-command-undo';
import { useCommand } from '@frontend/shared/data/commands/use-command';
import { useSession, useZone } from '@frontend/shared/data/session';
import { bound } from '@frontend/shared/forms/bound';
import { SaveDialog } from '@frontend/shared/forms/SaveDialog';
import { useSaveForm } from '@frontend/shared/forms/use-save-form';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { NumberField } from '@frontend/shared/ui/fields/NumberField';
import { TextArea } from '@frontend/shared/ui/fields/TextArea';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { DateTimeField } from '@frontend/shared/ui/pickers/DateTimeField';
import { TEXT_LIMITS } from '@schema/constants';
import { mileageForm, toMileage } from '@schema/forms/fleet/car-state';
import { CAR_STATE_MESSAGES } from '@schema/messages/car-state';
import { MILEAGE_ANSWER_TEXTS, MILEAGE_TEXTS } from '@schema/texts/fleet/car-state';
import { MILEAGE_ANSWERS, type MileageAnswer } from '@schema/values/fleet/mileage';
import { startOfMinute } from 'date-fns/startOfMinute';
import { useRef } from 'react';
import { AddMileageReadingDocument } from './car-state.generated';
import { type CarStateFacts, useStateCommands } from './useCarState';

interface MileageDialogProps {
  readonly state: CarStateFacts;
  /** Mileage to begin with; '': none. */
  readonly km: string;
  readonly onClose: () => void;
}

/** Records a mileage; a doubtful one is corrected or explained by one of the offered answers. */
export function MileageDialog({ state, km, onClose }: MileageDialogProps) {
  const { now } = useSession();
  const zone = useZone();
  const { reverse } = useStateCommands();
  const add = useCommand('addMileageReading', AddMileageReadingDocument);
  // The answer belongs to one attempt: a corrected number is checked again.
  const answer = useRef<MileageAnswer | null>(null);
  const form = useSaveForm({
    initialValues: { km, at: startOfMinute(now()).toISOString(), comment: '' },
    shape: mileageForm,
    toPayload: (values) => {
      const input = { ...toMileage(values), answer: answer.current };
      answer.current = null;
      return input;
    },
    save: async (input, key) => (await add({ carId: state.carId, input }, { key })).state,
    onSaved: ({ readings }) => {
      // The answer was read in the transaction that added the reading.
      const [saved] = readings.toSorted((one, other) => other.id - one.id);
      if (saved) {
        offerCommandUndo({
          done: MILEAGE_TEXTS.done(saved.km),
          about: `mileage-${state.carId}`,
          run: () => reverse({ id: saved.id }),
          undone: MILEAGE_TEXTS.reversed,
          failed: CAR_STATE_MESSAGES.reverseFailed,
        });
      }
      onClose();
    },
    fallback: CAR_STATE_MESSAGES.readingFailed,
  });
  const answers = answersOf(form.refusal?.details.doubt);
  return (
    <SaveDialog
      title={MILEAGE_TEXTS.add}
      form={form}
      submit={MILEAGE_TEXTS.submit}
      ways={
        answers.length > 0 && (
          <Stack gap={8} align="start">
            <span>{MILEAGE_TEXTS.doubt}</span>
            {answers.map((one) => (
              <Button
                key={one}
                onClick={() => {
                  answer.current = one;
                  void form.submit();
                }}
              >
                {MILEAGE_ANSWER_TEXTS[one]}
              </Button>
            ))}
          </Stack>
        )
      }
      onClose={onClose}
    >
      <NumberField label={MILEAGE_TEXTS.km} isRequired autoFocus {...bound(form, 'km')} />
      <DateTimeField
        label={MILEAGE_TEXTS.at}
        zone={zone}
        max={now().toISOString()}
        {...bound(form, 'at')}
      />
      <TextArea
        label={MILEAGE_TEXTS.comment}
        maxLength={TEXT_LIMITS.comment}
        {...bound(form, 'comment')}
      />
    </SaveDialog>
  );
}

/** The answers that the server accepts for its doubt. */
function answersOf(doubt: unknown): readonly MileageAnswer[] {
  if (typeof doubt !== 'object' || doubt === null || !('answers' in doubt)) return [];
  const { answers } = doubt;
  return Array.isArray(answers) ? MILEAGE_ANSWERS.filter((one) => answers.includes(one)) : [];
}
