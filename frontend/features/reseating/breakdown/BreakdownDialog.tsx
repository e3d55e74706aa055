import { useZone } from '@frontend/shared/data/session';
import { bound } from '@frontend/shared/forms/bound';
import { dateBounds } from '@frontend/shared/forms/date-bounds';
import { SaveDialog } from '@frontend/shared/forms/SaveDialog';
import { lengthOf, withLiftedEnd, withMovedStart } from '@frontend/shared/forms/typed-period';
import { useIsCoarse } from '@frontend/shared/lib/device/use-media';
import { FIELD_ROW_CLASS, FieldGrid } from '@frontend/shared/ui/dialogs/DialogParts';
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

/** «Сломалась…»: start, description and all affected bookings, saved in one step. */
export default function BreakdownDialog(props: BreakdownDialogProps) {
  const { carId, carTitle, address, onClose } = props;
  const zone = useZone();
  const isCoarse = useIsCoarse();
  const form = useBreakdownForm(carId, onClose);
  const { values, update, isPending, facts, query } = form;
  const [bounds] = useState(() => dateBounds(new Date(values.startDate), zone));
  const name = carTitle ?? facts?.plan.car.title;
  return (
    <SaveDialog
      title={name ? `${BREAKDOWN_TEXTS.title}: ${name}` : BREAKDOWN_TEXTS.title}
      size="medium"
      address={address}
      form={form}
      submit={form.mustConfirm ? UNRETURNED_TEXTS.confirm : BREAKDOWN_TEXTS.save}
      isReady={facts !== null}
      onClose={onClose}
    >
      <FieldGrid>
        <DateTimeField
          {...bounds}
          label={BREAKDOWN_TEXTS.since}
          zone={zone}
          isReadOnly={isPending}
          {...bound(form, 'startDate', (was, startDate) =>
            withMovedStart(was, startDate, lengthOf(was)),
          )}
        />
        <DateTimeField
          {...bounds}
          label={BREAKDOWN_TEXTS.until}
          zone={zone}
          isReadOnly={isPending}
          onBlur={() => update(withLiftedEnd)}
          {...bound(form, 'endDate')}
        />
        <TextField
          className={FIELD_ROW_CLASS}
          label={BREAKDOWN_TEXTS.what}
          autoFocus={!isCoarse}
          onFocus={(event) => event.target.select()}
          maxLength={TEXT_LIMITS.description}
          isReadOnly={isPending}
          {...bound(form, 'description')}
        />
      </FieldGrid>
      <QueryStatus
        query={query}
        isLoaded={facts !== null}
        loading={BREAKDOWN_TEXTS.loading}
        title={BREAKDOWN_TEXTS.planFailed}
      />
      {facts && <BreakdownHits facts={facts} form={form} />}
    </SaveDialog>
  );
}
