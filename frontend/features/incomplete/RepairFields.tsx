import {
  CustomerField,
  CustomerPhoneField,
  MomentField,
  SourceField,
  TermField,
} from '@frontend/shared/bookings/terms/RentalFields';
import { COMMENTS, withCar, withDeposit } from '@frontend/shared/bookings/terms/term-values';
import { bound } from '@frontend/shared/forms/bound';
import { typedAmount } from '@frontend/shared/forms/typed-amount';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { FIELD_ROW_CLASS, FieldGrid } from '@frontend/shared/ui/dialogs/DialogParts';
import { Select } from '@frontend/shared/ui/fields/select/Select';
import { INCOMPLETE_TEXTS, tariffText, writtenText } from '@schema/texts/bookings/incomplete';
import { formatRoubles } from '@schema/values/money/money';
import type { IncompleteBooking } from './incomplete-booking';
import {
  type RepairValues,
  unreadPhone,
  withEnd,
  withSettledEnd,
  withStart,
  withTariff,
  withTotal,
} from './repair-values';
import type { useRepair } from './useRepair';

interface RepairFieldsProps {
  readonly booking: IncompleteBooking;
  readonly form: ReturnType<typeof useRepair>;
  /** The focused field on opening; null: none. */
  readonly focused: keyof RepairValues | null;
}

const written = (text: string | null | undefined) => text?.trim() && writtenText(text.trim());

/** The fields of a new booking and its car; unparsed values are shown under their fields. */
export function RepairFields({ booking, form, focused }: RepairFieldsProps) {
  const { values, update, cars, sources, tariff } = form;
  const isTariffOffered = tariff !== null && values.totalPrice !== typedAmount(tariff);
  return (
    <FieldGrid>
      <Select
        {...bound(form, 'carId', (was, carId) => withCar(was, carId, cars.depositOf(carId)))}
        className={FIELD_ROW_CLASS}
        label={INCOMPLETE_TEXTS.car}
        placeholder={INCOMPLETE_TEXTS.carPlaceholder}
        autoFocus={focused === 'carId'}
        options={cars.options}
        hint={cars.isFailed && INCOMPLETE_TEXTS.carsFailed}
      />
      <MomentField
        {...bound(form, 'startDate', withStart)}
        autoFocus={focused === 'startDate'}
        hint={written(booking.rawStartDate)}
      />
      <MomentField
        {...bound(form, 'endDate', withEnd)}
        autoFocus={focused === 'endDate'}
        onBlur={() => update(withSettledEnd)}
        hint={written(booking.rawEndDate)}
      />
      <CustomerField {...bound(form, 'fullName')} autoFocus={focused === 'fullName'} />
      <CustomerPhoneField
        {...bound(form, 'phone')}
        autoFocus={focused === 'phone'}
        hint={written(unreadPhone(booking))}
      />
      <TermField
        {...bound(form, 'totalPrice', withTotal)}
        hint={
          isTariffOffered && (
            <>
              {tariffText(formatRoubles(tariff))}{' '}
              <Button
                look="quiet"
                onClick={() => update((was) => withTariff({ ...was, isPriceTyped: false }, tariff))}
              >
                {INCOMPLETE_TEXTS.useTariff}
              </Button>
            </>
          )
        }
      />
      <TermField {...bound(form, 'depositAmount', withDeposit)} />
      <SourceField {...bound(form, 'sourceId')} options={sources.options} />
      {COMMENTS.map((name) => (
        <TermField key={name} {...bound(form, name)} />
      ))}
      <TermField className={FIELD_ROW_CLASS} {...bound(form, 'notes')} />
    </FieldGrid>
  );
}
