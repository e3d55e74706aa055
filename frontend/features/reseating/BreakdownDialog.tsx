import { useZone } from '@frontend/shared/data/session';
import { dateBounds } from '@frontend/shared/forms/date-bounds';
import { FormMessage } from '@frontend/shared/forms/FormMessage';
import { lengthOf, withLiftedEnd, withMovedStart } from '@frontend/shared/forms/typed-period';
import { useIsCoarse } from '@frontend/shared/lib/device/use-media';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { Dialog } from '@frontend/shared/ui/dialogs/Dialog';
import { DialogForm } from '@frontend/shared/ui/dialogs/DialogForm';
import {
  DialogBody,
  DialogFooter,
  FIELD_ROW_CLASS,
  FieldGrid,
} from '@frontend/shared/ui/dialogs/DialogParts';
import { QueryStatus } from '@frontend/shared/ui/feedback/QueryStatus';
import { TextField } from '@frontend/shared/ui/fields/TextField';
import { DateTimeField } from '@frontend/shared/ui/pickers/DateTimeField';
import { TEXT_LIMITS } from '@schema/constants';
import { BREAKDOWN_TEXTS } from '@schema/texts/bookings/breakdown';
import { UNRETURNED_TEXTS } from '@schema/texts/bookings/whereabouts';
import { useState } from 'react';
import { BreakdownHits } from './BreakdownHits';
import { useBreakdownForm } from './useBreakdownForm';

interface BreakdownDialogProps {
  readonly carId: number;
  /** Brand, model and plate; null: not loaded. */
  readonly carTitle: string | null;
  /** Path of the dialog's route. */
  readonly address: string;
  readonly onClose: () => void;
}

/** «Сломалась…»: since when, what, and all bookings it affects, saved in one step. */
export default function BreakdownDialog(props: BreakdownDialogProps) {
  const { carId, carTitle, address, onClose } = props;
  const zone = useZone();
  const isCoarse = useIsCoarse();
  const form = useBreakdownForm(carId, onClose);
  const { values, update, errorOf, isPending, attempt, facts, query } = form;
  const [bounds] = useState(() => dateBounds(new Date(values.startDate), zone));
  const name = carTitle ?? facts?.plan.car.title;
  return (
    <Dialog
      title={name ? `${BREAKDOWN_TEXTS.title}: ${name}` : BREAKDOWN_TEXTS.title}
      address={address}
      isLocked={isPending}
      onClose={onClose}
    >
      <DialogForm
        submitCount={attempt}
        isUnsaved={form.isUnsaved}
        onSubmit={() => {
          if (facts) form.submit();
        }}
      >
        <DialogBody>
          <FormMessage form={form} />
          <FieldGrid>
            <DateTimeField
              {...bounds}
              label={BREAKDOWN_TEXTS.since}
              name="startDate"
              zone={zone}
              isReadOnly={isPending}
              value={values.startDate}
              onChange={(startDate) =>
                update((was) => withMovedStart(was, startDate, lengthOf(was)))
              }
              error={errorOf('startDate')}
            />
            <DateTimeField
              {...bounds}
              label={BREAKDOWN_TEXTS.until}
              name="endDate"
              zone={zone}
              isReadOnly={isPending}
              value={values.endDate}
              onChange={(endDate) => update((was) => ({ ...was, endDate }))}
              onBlur={() => update(withLiftedEnd)}
              error={errorOf('endDate')}
            />
            <TextField
              className={FIELD_ROW_CLASS}
              label={BREAKDOWN_TEXTS.what}
              name="description"
              autoFocus={!isCoarse}
              onFocus={(event) => event.target.select()}
              maxLength={TEXT_LIMITS.description}
              isReadOnly={isPending}
              value={values.description}
              onChange={(description) => update((was) => ({ ...was, description }))}
              error={errorOf('description')}
            />
          </FieldGrid>
          <QueryStatus
            query={query}
            isLoaded={facts !== null}
            loading={BREAKDOWN_TEXTS.loading}
            title={BREAKDOWN_TEXTS.planFailed}
          />
          {facts && <BreakdownHits facts={facts} form={form} />}
        </DialogBody>
        <DialogFooter onCancel={onClose} isLocked={isPending}>
          <Button type="submit" look="primary" disabled={!facts} isPending={isPending}>
            {form.mustConfirm ? UNRETURNED_TEXTS.confirm : BREAKDOWN_TEXTS.save}
          </Button>
        </DialogFooter>
      </DialogForm>
    </Dialog>
  );
}
