import {
  MomentField,
  PerDayField,
  SourceField,
  TermField,
} from '@frontend/shared/bookings/terms/RentalFields';
import { COMMENTS } from '@frontend/shared/bookings/terms/term-values';
import { useSources } from '@frontend/shared/bookings/useSources';
import { useZone } from '@frontend/shared/data/session';
import { bound } from '@frontend/shared/forms/bound';
import { dateBounds } from '@frontend/shared/forms/date-bounds';
import { daysOf } from '@frontend/shared/forms/typed-period';
import { FieldGrid } from '@frontend/shared/ui/dialogs/DialogParts';
import { perDayOfHours } from '@schema/texts/bookings/bookings';
import { NEW_BOOKING_TEXTS } from '@schema/texts/bookings/new-booking';
import { parseInstant } from '@schema/values/time/instant';
import { editFormDays } from '@schema/values/time/rental-days';
import { withEnd, withPerDay, withSettledEnd, withStart, withTotal } from './edit-booking-values';
import type { useEditBooking } from './useEditBooking';

interface EditFieldsProps {
  readonly form: ReturnType<typeof useEditBooking>;
  readonly isReadOnly: boolean;
}

/** The fields of an edit (requirements.md, K33) and the per-day price. */
export function EditFields({ form, isReadOnly }: EditFieldsProps) {
  const { update, opened, values } = form;
  const days = daysOf(values, editFormDays);
  const zone = useZone();
  const start = parseInstant(opened.startDate);
  const bounds = start ? dateBounds(start, zone) : {};
  const locked = { isReadOnly: isReadOnly || form.isPending };
  return (
    <FieldGrid>
      <MomentField {...locked} {...bounds} {...bound(form, 'startDate', withStart)} />
      <MomentField
        {...locked}
        {...bounds}
        {...bound(form, 'endDate', withEnd)}
        onBlur={() => update(withSettledEnd)}
      />
      <PerDayField
        {...locked}
        {...bound(form, 'perDay', withPerDay)}
        {...(!Number.isInteger(days) && { hint: perDayOfHours(days) })}
      />
      <TermField {...locked} {...bound(form, 'totalPrice', withTotal)} />
      <TermField {...locked} {...bound(form, 'depositAmount')} />
      {COMMENTS.map((name) => (
        <TermField key={name} {...locked} hasExample={!isReadOnly} {...bound(form, name)} />
      ))}
      {!isReadOnly && <Remarks form={form} />}
    </FieldGrid>
  );
}

/** Source and comment; read-only users see them among the facts. */
function Remarks({ form }: Pick<EditFieldsProps, 'form'>) {
  const sources = useSources();
  const locked = { isReadOnly: form.isPending };
  return (
    <>
      <SourceField
        {...locked}
        {...bound(form, 'sourceId')}
        options={sources.options}
        hint={sources.isFailed && NEW_BOOKING_TEXTS.sourcesFailed}
      />
      <TermField {...locked} hasExample {...bound(form, 'notes')} />
    </>
  );
}
