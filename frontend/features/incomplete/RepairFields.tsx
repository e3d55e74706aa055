import { useZone } from '@frontend/shared/data/session';
import { typedAmount } from '@frontend/shared/forms/typed-amount';
import { withLiftedEnd } from '@frontend/shared/forms/typed-period';
import { Button } from '@frontend/shared/ui/buttons/Button';
import {
  FIELD_PHONE_ROW_CLASS,
  FIELD_ROW_CLASS,
  FieldGrid,
} from '@frontend/shared/ui/dialogs/DialogParts';
import { MoneyField } from '@frontend/shared/ui/fields/MoneyField';
import { PhoneField } from '@frontend/shared/ui/fields/PhoneField';
import { Select } from '@frontend/shared/ui/fields/Select';
import { TextField } from '@frontend/shared/ui/fields/TextField';
import { DateTimeField } from '@frontend/shared/ui/pickers/DateTimeField';
import { PRICE_STEP, TEXT_LIMITS } from '@schema/constants';
import { BOOKING_TEXTS } from '@schema/texts/bookings/bookings';
import { INCOMPLETE_TEXTS, tariffText, writtenText } from '@schema/texts/bookings/incomplete';
import { formatRoubles } from '@schema/values/money/money';
import type { IncompleteBooking } from './incomplete-booking';
import { unreadPhone, withCar, withStart } from './repair-values';
import type { useRepair } from './useRepair';

interface RepairFieldsProps {
  readonly booking: IncompleteBooking;
  readonly form: ReturnType<typeof useRepair>;
}

const written = (text: string | null | undefined) => text?.trim() && writtenText(text.trim());

/** The fields of a new booking and its car; unparsed values are shown under their fields. */
export function RepairFields({ booking, form }: RepairFieldsProps) {
  const { values, update, errorOf, cars, sources, tariff } = form;
  const zone = useZone();
  const isTariffOffered = tariff !== null && values.totalPrice !== typedAmount(tariff);
  return (
    <FieldGrid>
      <Select
        className={FIELD_ROW_CLASS}
        label={INCOMPLETE_TEXTS.car}
        name="carId"
        placeholder={INCOMPLETE_TEXTS.carPlaceholder}
        options={cars.options}
        value={values.carId}
        onChange={(carId) => update((was) => withCar(was, carId, cars.depositOf(carId)))}
        error={errorOf('carId')}
        hint={cars.isFailed && INCOMPLETE_TEXTS.carsFailed}
      />
      <DateTimeField
        label={BOOKING_TEXTS.pickup}
        name="startDate"
        zone={zone}
        value={values.startDate}
        onChange={(startDate) => update((was) => withStart(was, startDate))}
        error={errorOf('startDate')}
        hint={written(booking.rawStartDate)}
      />
      <DateTimeField
        label={BOOKING_TEXTS.return}
        name="endDate"
        zone={zone}
        value={values.endDate}
        onChange={(endDate) => update((was) => ({ ...was, endDate }))}
        onBlur={() => update(withLiftedEnd)}
        error={errorOf('endDate')}
        hint={written(booking.rawEndDate)}
      />
      <TextField
        className={FIELD_PHONE_ROW_CLASS}
        label={BOOKING_TEXTS.customer}
        name="fullName"
        placeholder={BOOKING_TEXTS.customerPlaceholder}
        autoComplete="off"
        autoCapitalize="words"
        maxLength={TEXT_LIMITS.name}
        value={values.fullName}
        onChange={(fullName) => update((was) => ({ ...was, fullName }))}
        error={errorOf('fullName')}
      />
      <PhoneField
        className={FIELD_PHONE_ROW_CLASS}
        label={BOOKING_TEXTS.phone}
        name="phone"
        placeholder={BOOKING_TEXTS.phonePlaceholder}
        value={values.phone}
        onChange={(phone) => update((was) => ({ ...was, phone }))}
        error={errorOf('phone')}
        hint={written(unreadPhone(booking))}
      />
      <MoneyField
        label={BOOKING_TEXTS.total}
        name="totalPrice"
        step={PRICE_STEP}
        value={values.totalPrice}
        onChange={(totalPrice) => update((was) => ({ ...was, totalPrice, isPriceTyped: true }))}
        error={errorOf('totalPrice')}
        hint={
          isTariffOffered && (
            <>
              {tariffText(formatRoubles(tariff))}{' '}
              <Button
                look="quiet"
                onClick={() =>
                  update((was) => ({
                    ...was,
                    totalPrice: typedAmount(tariff),
                    isPriceTyped: false,
                  }))
                }
              >
                {INCOMPLETE_TEXTS.useTariff}
              </Button>
            </>
          )
        }
      />
      <MoneyField
        label={BOOKING_TEXTS.deposit}
        name="depositAmount"
        step={PRICE_STEP}
        value={values.depositAmount}
        onChange={(depositAmount) =>
          update((was) => ({ ...was, depositAmount, isDepositTyped: true }))
        }
        error={errorOf('depositAmount')}
      />
      <Select
        label={BOOKING_TEXTS.source}
        name="sourceId"
        emptyTitle={BOOKING_TEXTS.noSource}
        options={sources}
        value={values.sourceId}
        onChange={(sourceId) => update((was) => ({ ...was, sourceId }))}
        error={errorOf('sourceId')}
      />
      <TextField
        label={BOOKING_TEXTS.depositComment}
        name="depositComment"
        autoComplete="off"
        maxLength={TEXT_LIMITS.comment}
        value={values.depositComment}
        onChange={(depositComment) => update((was) => ({ ...was, depositComment }))}
        error={errorOf('depositComment')}
      />
      <TextField
        className={FIELD_ROW_CLASS}
        label={BOOKING_TEXTS.notes}
        name="notes"
        autoComplete="off"
        maxLength={TEXT_LIMITS.comment}
        value={values.notes}
        onChange={(notes) => update((was) => ({ ...was, notes }))}
        error={errorOf('notes')}
      />
    </FieldGrid>
  );
}
