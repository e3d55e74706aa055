import { ConflictFixes } from '@frontend/shared/bookings/ConflictFixes';
import { occupiedOf } from '@frontend/shared/bookings/occupied';
import {
  CustomerField,
  CustomerPhoneField,
  SourceField,
  TermField,
} from '@frontend/shared/bookings/terms/RentalFields';
import { COMMENTS } from '@frontend/shared/bookings/terms/term-values';
import { useSession } from '@frontend/shared/data/session';
import { bound } from '@frontend/shared/forms/bound';
import { RestoredPanel } from '@frontend/shared/forms/drafts/RestoredPanel';
import { FormMessage } from '@frontend/shared/forms/FormMessage';
import { typedAmount } from '@frontend/shared/forms/typed-amount';
import { daysOf, readPeriod, type TypedPeriod } from '@frontend/shared/forms/typed-period';
import { useIsCoarse, useIsPhone } from '@frontend/shared/lib/device/use-media';
import { OfferButton } from '@frontend/shared/offers/OfferButton';
import type { Offer } from '@frontend/shared/offers/offer';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { DialogForm } from '@frontend/shared/ui/dialogs/DialogForm';
import { DialogBody, DialogFooter, FieldGrid } from '@frontend/shared/ui/dialogs/DialogParts';
import { InfoPanel } from '@frontend/shared/ui/layout/InfoPanel';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Text } from '@frontend/shared/ui/layout/Text';
import { MESSAGES } from '@schema/messages';
import { NEW_BOOKING_TEXTS } from '@schema/texts/bookings/new-booking';
import { SEVERAL_BOOKINGS_TEXTS as texts } from '@schema/texts/bookings/several-bookings';
import { parseAmount } from '@schema/values/money/money';
import { formatMoment } from '@schema/values/time/calendar';
import { DAY_FORMS, plural } from '@schema/values/words/plural';
import Check from 'lucide-react/icons/check';
import UserRound from 'lucide-react/icons/user-round';
import { useRef, useState } from 'react';
import { knownText } from '../create/known-customer';
import { isBackdated } from '../create/new-booking-values';
import { useCustomerRecogniser } from '../create/useCustomerRecogniser';
import type { KnownCustomer } from '../create/useKnownCustomer';
import { PriceSummary } from '../price/PriceSummary';
import { BookedCarList, type BookedCars, sumOf } from './BookedCarList';
import type { FreeCar } from './free-car';
import { bookedCar, type CreatedBookings, useSeveralBookings } from './useSeveralBookings';

interface SeveralBookingsFormProps {
  readonly period: TypedPeriod;
  readonly chosen: readonly FreeCar[];
  /** Some of the wanted cars are not free any more. */
  readonly isSomeTaken: boolean;
  /** A car that is or was free; null: unknown. */
  readonly freeCar: (carId: number) => FreeCar | null;
  readonly customer: KnownCustomer | null;
  readonly onCreated: (created: CreatedBookings) => void;
  readonly onClose: () => void;
}

/** One customer and one period for several cars, each with its price; saved all or none. */
export function SeveralBookingsForm(props: SeveralBookingsFormProps) {
  const { period, chosen, isSomeTaken, freeCar, customer, onCreated, onClose } = props;
  const { now, company } = useSession();
  const zone = company.timeZone;
  const isCoarse = useIsCoarse();
  const isPhone = useIsPhone();
  const [replaced, setReplaced] = useState(false);
  const submitButton = useRef<HTMLButtonElement>(null);
  const form = useSeveralBookings({ period, chosen, customer, onCreated });
  const { values, update, isPending, message } = form;
  const { known, fieldProps } = useCustomerRecogniser(form);
  const dates = readPeriod(period);
  const days = daysOf(period);
  const occupied = occupiedOf(form.refusal);
  const takenId = form.refusal?.details.carId;
  const sum = sumOf(values.cars.map(({ totalPrice }) => totalPrice));

  const setCars = (change: (cars: BookedCars) => BookedCars) => {
    update((was) => ({ ...was, cars: change(was.cars) }));
    form.forgetRefusal();
  };
  const replaceTaken = (carId: number) => {
    const free = freeCar(carId);
    if (!free) return;
    setCars((cars) => cars.map((one) => (one.carId === takenId ? bookedCar(free) : one)));
    setReplaced(true);
    submitButton.current?.focus();
  };
  const offer = (): Offer => ({
    facts: values.cars.map(({ carId, totalPrice, depositAmount }) => ({
      car: freeCar(carId)?.car ?? null,
      period: dates,
      days,
      totalPrice: parseAmount(totalPrice),
      depositAmount: parseAmount(depositAmount),
    })),
    phone: values.phone,
  });
  return (
    <DialogForm
      label={texts.title}
      submitCount={form.attempt}
      isUnsaved={form.isUnsaved}
      onDiscard={form.dropDraft}
      onSubmit={() => {
        setReplaced(false);
        return form.submit();
      }}
    >
      <DialogBody
        aside={
          <>
            <Text as="p" weight={600}>
              {dates &&
                `${formatMoment(dates.startDate, zone)} – ${formatMoment(dates.endDate, zone)} · ${plural(days, DAY_FORMS)}`}
            </Text>
            <BookedCarList
              cars={values.cars}
              carOf={(carId) => freeCar(carId)?.car ?? null}
              takenId={typeof takenId === 'number' ? takenId : null}
              errorOf={(at) => form.errorAt(`cars[${at}].totalPrice`)}
              onPrice={(carId, totalPrice) =>
                update((was) => ({
                  ...was,
                  cars: was.cars.map((one) => (one.carId === carId ? { ...one, totalPrice } : one)),
                }))
              }
              onRemove={(carId) => setCars((cars) => cars.filter((one) => one.carId !== carId))}
            />
          </>
        }
      >
        <RestoredPanel kind="newBooking" form={form} />
        <FormMessage form={form}>
          {occupied && (
            <ConflictFixes
              occupied={{
                ...occupied,
                cars: occupied.cars.filter(({ carId }) => freeCar(carId)),
                windows: [],
              }}
              zone={zone}
              onTakeCar={replaceTaken}
              onTakeWindow={() => undefined}
            />
          )}
        </FormMessage>
        {replaced && !message && <InfoPanel look="success">{texts.replaced}</InfoPanel>}
        {isSomeTaken && <InfoPanel look="warning">{texts.taken}</InfoPanel>}
        {isBackdated(period, now()) && (
          <InfoPanel look="warning">{MESSAGES.booking.backdated}</InfoPanel>
        )}
        <FieldGrid>
          <CustomerField
            {...bound(form, 'fullName')}
            {...fieldProps('fullName')}
            icon={<UserRound />}
            autoFocus={!isCoarse}
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
          {COMMENTS.map((name) => (
            <TermField key={name} hasExample {...bound(form, name)} />
          ))}
          <SourceField
            {...bound(form, 'sourceId')}
            value={form.sourceId}
            options={form.sources.options}
            hint={form.sources.isFailed && NEW_BOOKING_TEXTS.sourcesFailed}
          />
          <TermField hasExample {...bound(form, 'notes')} />
        </FieldGrid>
      </DialogBody>
      <DialogFooter
        onCancel={onClose}
        isLocked={isPending}
        summary={
          <Row gap={8} align="center">
            <PriceSummary days={days} totalPrice={typedAmount(sum)} />
            <OfferButton look="icon" offer={offer} />
          </Row>
        }
      >
        {!isPhone && <OfferButton offer={offer} />}
        <Button ref={submitButton} type="submit" look="primary" isPending={isPending}>
          {texts.submit(values.cars.length)}
        </Button>
      </DialogFooter>
    </DialogForm>
  );
}
