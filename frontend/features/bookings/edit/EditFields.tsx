import { useZone } from '@frontend/shared/data/session';
import { dateBounds } from '@frontend/shared/forms/date-bounds';
import { FieldGrid } from '@frontend/shared/ui/dialogs/DialogParts';
import { MoneyField } from '@frontend/shared/ui/fields/MoneyField';
import { TextField } from '@frontend/shared/ui/fields/TextField';
import { DateTimeField } from '@frontend/shared/ui/pickers/DateTimeField';
import { PRICE_STEP, TEXT_LIMITS } from '@schema/constants';
import { BOOKING_TEXTS } from '@schema/texts/bookings/bookings';
import { parseInstant } from '@schema/values/time/instant';
import { withEnd, withPerDay, withSettledEnd, withStart, withTotal } from './edit-booking-values';
import type { useEditBooking } from './useEditBooking';

interface EditFieldsProps {
  readonly form: ReturnType<typeof useEditBooking>;
  readonly isReadOnly: boolean;
}

/** The five fields of an edit (requirements.md, K33) and the per-day price. */
export function EditFields({ form, isReadOnly }: EditFieldsProps) {
  const { values, update, errorOf, opened } = form;
  const zone = useZone();
  const start = parseInstant(opened.startDate);
  const bounds = start ? dateBounds(start, zone) : {};
  const locked = { isReadOnly: isReadOnly || form.isPending };
  return (
    <FieldGrid>
      <DateTimeField
        {...locked}
        {...bounds}
        label={BOOKING_TEXTS.pickup}
        name="startDate"
        zone={zone}
        value={values.startDate}
        onChange={(startDate) => update((now) => withStart(now, startDate))}
        error={errorOf('startDate')}
      />
      <DateTimeField
        {...locked}
        {...bounds}
        label={BOOKING_TEXTS.return}
        name="endDate"
        zone={zone}
        value={values.endDate}
        onChange={(endDate) => update((now) => withEnd(now, endDate))}
        onBlur={() => update(withSettledEnd)}
        error={errorOf('endDate')}
      />
      <MoneyField
        {...locked}
        label={BOOKING_TEXTS.perDay}
        name="perDay"
        step={PRICE_STEP}
        value={values.perDay}
        onChange={(perDay) => update((now) => withPerDay(now, perDay))}
      />
      <MoneyField
        {...locked}
        label={BOOKING_TEXTS.total}
        name="totalPrice"
        step={PRICE_STEP}
        value={values.totalPrice}
        onChange={(totalPrice) => update((now) => withTotal(now, totalPrice))}
        error={errorOf('totalPrice')}
      />
      <MoneyField
        {...locked}
        label={BOOKING_TEXTS.deposit}
        name="depositAmount"
        step={PRICE_STEP}
        value={values.depositAmount}
        onChange={(depositAmount) => update((now) => ({ ...now, depositAmount }))}
        error={errorOf('depositAmount')}
      />
      <TextField
        {...locked}
        label={BOOKING_TEXTS.depositComment}
        name="depositComment"
        placeholder={isReadOnly ? '' : BOOKING_TEXTS.depositCommentPlaceholder}
        autoComplete="off"
        maxLength={TEXT_LIMITS.comment}
        value={values.depositComment}
        onChange={(depositComment) => update((now) => ({ ...now, depositComment }))}
        error={errorOf('depositComment')}
      />
    </FieldGrid>
  );
}
