import {
  CustomerField,
  CustomerPhoneField,
  MomentField,
  PerDayField,
  SourceField,
  TermField,
} from '@frontend/shared/bookings/terms/RentalFields';
import { COMMENTS, withDeposit } from '@frontend/shared/bookings/terms/term-values';
import { useZone } from '@frontend/shared/data/session';
import { bound } from '@frontend/shared/forms/bound';
import { useIsCoarse } from '@frontend/shared/lib/device/use-media';
import { FieldGrid } from '@frontend/shared/ui/dialogs/DialogParts';
import { NEW_BOOKING_TEXTS } from '@schema/texts/bookings/new-booking';
import Check from 'lucide-react/icons/check';
import UserRound from 'lucide-react/icons/user-round';
import { knownText } from './known-customer';
import {
  withEnd,
  withPerDay,
  withSettledEnd,
  withSource,
  withStart,
  withTotal,
} from './new-booking-values';
import { useCustomerRecogniser } from './useCustomerRecogniser';
import type { useNewBooking } from './useNewBooking';

interface BookingFieldsProps {
  readonly form: ReturnType<typeof useNewBooking>;
  /** Whether the customer’s name gets the focus, on devices with a keyboard. */
  readonly hasFocus: boolean;
  /** Bounds of the date inputs, ISO instants (requirements.md, K6). */
  readonly bounds: { readonly min: string; readonly max: string };
}

/** The fields of a new booking (requirements.md, K4). */
export function BookingFields({ form, hasFocus, bounds }: BookingFieldsProps) {
  const { values, update, sources } = form;
  const zone = useZone();
  const isCoarse = useIsCoarse();
  const { known, fieldProps } = useCustomerRecogniser(form);
  return (
    <FieldGrid>
      <MomentField {...bounds} {...bound(form, 'startDate', withStart)} />
      <MomentField
        {...bounds}
        {...bound(form, 'endDate', withEnd)}
        onBlur={() => update(withSettledEnd)}
      />
      <CustomerField
        {...bound(form, 'fullName')}
        {...fieldProps('fullName')}
        icon={<UserRound />}
        autoFocus={hasFocus && !isCoarse}
        hint={
          known && (
            <>
              <Check aria-hidden="true" />
              {knownText(known, values.fullName, zone)}
            </>
          )
        }
        hintLook="success"
      />
      <CustomerPhoneField {...bound(form, 'phone')} {...fieldProps('phone')} />
      <PerDayField {...bound(form, 'perDay', withPerDay)} />
      <TermField {...bound(form, 'totalPrice', withTotal)} />
      <TermField {...bound(form, 'depositAmount', withDeposit)} />
      {COMMENTS.map((name) => (
        <TermField key={name} hasExample {...bound(form, name)} />
      ))}
      <SourceField
        {...bound(form, 'sourceId', withSource)}
        options={sources.options}
        hint={sources.isFailed && NEW_BOOKING_TEXTS.sourcesFailed}
      />
      <TermField hasExample {...bound(form, 'notes')} />
    </FieldGrid>
  );
}
