import { useZone } from '@frontend/shared/data/session';
import { useIsCoarse } from '@frontend/shared/lib/device/use-media';
import { FIELD_PHONE_ROW_CLASS, FieldGrid } from '@frontend/shared/ui/dialogs/DialogParts';
import { MoneyField } from '@frontend/shared/ui/fields/MoneyField';
import { PhoneField } from '@frontend/shared/ui/fields/PhoneField';
import { Select } from '@frontend/shared/ui/fields/Select';
import { TextField } from '@frontend/shared/ui/fields/TextField';
import { DateTimeField } from '@frontend/shared/ui/pickers/DateTimeField';
import { PRICE_STEP, TEXT_LIMITS } from '@schema/constants';
import { BOOKING_TEXTS } from '@schema/texts/bookings/bookings';
import { NEW_BOOKING_TEXTS } from '@schema/texts/bookings/new-booking';
import { Check, UserRound } from 'lucide-react';
import { knownText } from './create/known-customer';
import {
  withEnd,
  withPerDay,
  withSettledEnd,
  withStart,
  withTotal,
} from './create/new-booking-values';
import { useCustomerRecogniser } from './create/useCustomerRecogniser';
import type { useNewBooking } from './create/useNewBooking';

interface BookingFieldsProps {
  readonly form: ReturnType<typeof useNewBooking>;
  /** Bounds of the date inputs, ISO instants (requirements.md, K6). */
  readonly bounds: { readonly min: string; readonly max: string };
}

/** The ten fields of a new booking (requirements.md, K4). */
export function BookingFields({ form, bounds }: BookingFieldsProps) {
  const { values, update, errorOf, sources } = form;
  const zone = useZone();
  const isCoarse = useIsCoarse();
  const recogniser = useCustomerRecogniser(form);
  const { known } = recogniser;
  return (
    <FieldGrid>
      <DateTimeField
        label={BOOKING_TEXTS.pickup}
        name="startDate"
        zone={zone}
        {...bounds}
        value={values.startDate}
        onChange={(startDate) => update((now) => withStart(now, startDate))}
        error={errorOf('startDate')}
      />
      <DateTimeField
        label={BOOKING_TEXTS.return}
        name="endDate"
        zone={zone}
        {...bounds}
        value={values.endDate}
        onChange={(endDate) => update((now) => withEnd(now, endDate))}
        onBlur={() => update(withSettledEnd)}
        error={errorOf('endDate')}
      />
      <TextField
        className={FIELD_PHONE_ROW_CLASS}
        label={BOOKING_TEXTS.customer}
        name="fullName"
        icon={<UserRound />}
        placeholder={BOOKING_TEXTS.customerPlaceholder}
        autoComplete="off"
        autoCapitalize="words"
        maxLength={TEXT_LIMITS.name}
        autoFocus={!isCoarse}
        value={values.fullName}
        onChange={(fullName) => {
          update((now) => ({ ...now, fullName }));
          recogniser.typed('fullName');
        }}
        error={errorOf('fullName')}
        hint={
          known && (
            <>
              <Check aria-hidden="true" />
              {knownText(known, values.fullName, zone)}
            </>
          )
        }
        hintLook="success"
        {...recogniser.fieldProps('fullName')}
      />
      <PhoneField
        className={FIELD_PHONE_ROW_CLASS}
        label={BOOKING_TEXTS.phone}
        name="phone"
        placeholder={BOOKING_TEXTS.phonePlaceholder}
        value={values.phone}
        onChange={(phone) => {
          update((now) => ({ ...now, phone }));
          recogniser.typed('phone');
        }}
        error={errorOf('phone')}
        {...recogniser.fieldProps('phone')}
      />
      <MoneyField
        label={BOOKING_TEXTS.perDay}
        name="perDay"
        step={PRICE_STEP}
        value={values.perDay}
        onChange={(perDay) => update((now) => withPerDay(now, perDay))}
      />
      <MoneyField
        label={BOOKING_TEXTS.total}
        name="totalPrice"
        step={PRICE_STEP}
        value={values.totalPrice}
        onChange={(totalPrice) => update((now) => withTotal(now, totalPrice))}
        error={errorOf('totalPrice')}
      />
      <MoneyField
        label={BOOKING_TEXTS.deposit}
        name="depositAmount"
        step={PRICE_STEP}
        value={values.depositAmount}
        onChange={(depositAmount) =>
          update((now) => ({ ...now, depositAmount, isDepositTyped: true }))
        }
        error={errorOf('depositAmount')}
      />
      <TextField
        label={BOOKING_TEXTS.depositComment}
        name="depositComment"
        placeholder={BOOKING_TEXTS.depositCommentPlaceholder}
        autoComplete="off"
        maxLength={TEXT_LIMITS.comment}
        value={values.depositComment}
        onChange={(depositComment) => update((now) => ({ ...now, depositComment }))}
        error={errorOf('depositComment')}
      />
      <Select
        label={BOOKING_TEXTS.source}
        name="sourceId"
        emptyTitle={BOOKING_TEXTS.noSource}
        options={sources.options ?? []}
        value={values.sourceId}
        onChange={(sourceId) => update((now) => ({ ...now, sourceId, isSourceChosen: true }))}
        error={errorOf('sourceId')}
        hint={sources.isFailed && NEW_BOOKING_TEXTS.sourcesFailed}
      />
      <TextField
        label={BOOKING_TEXTS.notes}
        name="notes"
        placeholder={BOOKING_TEXTS.notesPlaceholder}
        autoComplete="off"
        maxLength={TEXT_LIMITS.comment}
        value={values.notes}
        onChange={(notes) => update((now) => ({ ...now, notes }))}
        error={errorOf('notes')}
      />
    </FieldGrid>
  );
}
