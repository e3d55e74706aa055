import type { BookingFacts } from '@frontend/shared/bookings/booking-facts';
import { ConflictFixes } from '@frontend/shared/bookings/ConflictFixes';
import { occupiedOf, type ReseatLink } from '@frontend/shared/bookings/occupied';
import { withCar } from '@frontend/shared/bookings/terms/term-values';
import { CarSummary } from '@frontend/shared/cars/CarSummary';
import type { CarKnowledge } from '@frontend/shared/cars/car-facts';
import { NearbyPanel } from '@frontend/shared/cars/NearbyPanel';
import { freeAfter, nearby } from '@frontend/shared/cars/nearby';
import { useSession } from '@frontend/shared/data/session';
import { dateBounds } from '@frontend/shared/forms/date-bounds';
import { RestoredPanel } from '@frontend/shared/forms/drafts/RestoredPanel';
import { FormMessage } from '@frontend/shared/forms/FormMessage';
import { typedAmount } from '@frontend/shared/forms/typed-amount';
import { daysOf, readPeriod } from '@frontend/shared/forms/typed-period';
import { useIsPhone } from '@frontend/shared/lib/device/use-media';
import { OfferButton } from '@frontend/shared/offers/OfferButton';
import { offerOf } from '@frontend/shared/offers/offer';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { DialogForm } from '@frontend/shared/ui/dialogs/DialogForm';
import { DialogBody, DialogFooter } from '@frontend/shared/ui/dialogs/DialogParts';
import { InfoPanel } from '@frontend/shared/ui/layout/InfoPanel';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Text } from '@frontend/shared/ui/layout/Text';
import { MESSAGES } from '@schema/messages';
import { CONFLICT_TEXTS } from '@schema/texts/bookings/bookings';
import { NEW_BOOKING_TEXTS } from '@schema/texts/bookings/new-booking';
import { parseAmount } from '@schema/values/money/money';
import { useRef, useState } from 'react';
import { EstimatePanel } from '../price/EstimatePanel';
import { PriceSummary } from '../price/PriceSummary';
import { useUnreturned } from '../useUnreturned';
import { AgreedRate } from './AgreedRate';
import { BookingFields } from './BookingFields';
import css from './BookingForm.module.css';
import type { BookingDraft } from './booking-draft';
import { ConflictActions } from './ConflictActions';
import {
  isBackdated,
  type NewBookingValues,
  withEnd,
  withPerDay,
  withStart,
  withTariffPrice,
} from './new-booking-values';
import { useNewBooking } from './useNewBooking';

interface BookingFormProps {
  readonly draft: BookingDraft;
  readonly cars: CarKnowledge;
  readonly reseatLink: ReseatLink;
  readonly onCreated: (booking: BookingFacts) => void;
  readonly onClose: () => void;
}

/** «Добавление брони»: the form with its car, its price and the car's next bookings. */
export function BookingForm(props: BookingFormProps) {
  const { draft, cars, reseatLink, onCreated, onClose } = props;
  const { now, company } = useSession();
  const zone = company.timeZone;
  const form = useNewBooking({ draft, cars, onCreated });
  const { values, update, estimate, isPending, message, attempt } = form;
  const isPhone = useIsPhone();
  const [fixed, setFixed] = useState<string | null>(null);
  const submitButton = useRef<HTMLButtonElement>(null);

  const fix = (text: string, change: (values: NewBookingValues) => NewBookingValues) => {
    update(change);
    form.forgetRefusal();
    setFixed(text);
    submitButton.current?.focus();
  };
  const takeCar = (carId: number) =>
    fix(CONFLICT_TEXTS.carTaken, (was) => withCar(was, carId, cars.car(carId)?.depositAmount ?? 0));

  const car = cars.car(values.carId);
  const period = readPeriod(values);
  const { extended } = draft;
  const isContinued = extended && period && period.startDate >= extended.endDate;
  const own = isContinued ? ({ kind: 'booking', id: extended.id } as const) : undefined;
  const around = period && nearby(values.carId, period, cars, own);
  const unreturned = useUnreturned({
    carId: values.carId,
    period: period || null,
    bookingId: extended?.id ?? null,
  });
  const by = around?.state === 'taken' ? around.by : null;
  // An extension shows its conflict above the fields.
  const isAbove = extended !== undefined && by !== null;
  const [opensBlocked] = useState(isAbove);
  const occupied = occupiedOf(form.refusal);
  const takeTime = (startDate: string, endDate: string) =>
    fix(CONFLICT_TEXTS.timeTaken, (was) => withEnd(withStart(was, startDate), endDate));
  const offer = () => {
    const [totalPrice, depositAmount] = [values.totalPrice, values.depositAmount].map(parseAmount);
    return offerOf(
      {
        startDate: values.startDate,
        endDate: values.endDate,
        totalPrice: totalPrice ?? null,
        depositAmount: depositAmount ?? null,
        customerPhone: values.phone,
      },
      car,
    );
  };
  const nearbyPanel = around && !occupied && (
    <NearbyPanel nearby={around} zone={zone} unreturned={unreturned}>
      {by && period && (
        <ConflictActions
          carId={values.carId}
          period={period}
          by={by}
          freeFrom={extended ? null : freeAfter(by, values.carId, period, cars)}
          zone={zone}
          isPending={isPending}
          hasFocus={opensBlocked}
          reseatPath={reseatLink({ carId: values.carId, ...period })}
          onTakeStart={(start) => takeTime(start.toISOString(), values.endDate)}
          onTakeEnd={(end) =>
            fix(CONFLICT_TEXTS.timeTaken, (was) => withEnd(was, end.toISOString()))
          }
          onTakeCar={takeCar}
        />
      )}
    </NearbyPanel>
  );

  return (
    <DialogForm
      label={NEW_BOOKING_TEXTS.formTitle}
      submitCount={attempt}
      isUnsaved={form.isUnsaved}
      onDiscard={form.dropDraft}
      onSubmit={() => {
        setFixed(null);
        return form.submit();
      }}
    >
      <DialogBody
        aside={
          <>
            <div>{car && <CarSummary car={car} />}</div>
            <EstimatePanel
              view={estimate}
              days={daysOf(values)}
              totalPrice={values.totalPrice}
              depositAmount={values.depositAmount}
              isEdited={values.priceOrigin !== 'estimate'}
              onUseTariff={(total) => update((was) => withTariffPrice(was, total))}
            >
              <AgreedRate
                perDay={extended?.perDay ?? null}
                days={daysOf(values)}
                totalPrice={values.totalPrice}
                onUse={(perDay) => update((was) => withPerDay(was, typedAmount(perDay)))}
              />
            </EstimatePanel>
            <div className={css.around}>{!isAbove && nearbyPanel}</div>
          </>
        }
      >
        <Text as="h3" tone="muted" size="label" weight={600} hasOwnLine>
          {NEW_BOOKING_TEXTS.formTitle}
        </Text>
        <RestoredPanel kind="newBooking" form={form} />
        <FormMessage form={form}>
          {occupied && (
            <ConflictFixes
              occupied={occupied}
              zone={zone}
              reseatPath={period && reseatLink({ carId: values.carId, ...period })}
              onTakeCar={takeCar}
              onTakeWindow={({ startDate, endDate }) => takeTime(startDate, endDate)}
            />
          )}
        </FormMessage>
        {fixed && !message && <InfoPanel look="success">{fixed}</InfoPanel>}
        {extended && <InfoPanel look="info">{NEW_BOOKING_TEXTS.extensionHint}</InfoPanel>}
        {isAbove && nearbyPanel}
        {isBackdated(values, now()) && (
          <InfoPanel look="warning">{MESSAGES.booking.backdated}</InfoPanel>
        )}
        <BookingFields
          form={form}
          hasFocus={!opensBlocked}
          bounds={dateBounds(draft.startDate, zone)}
        />
      </DialogBody>
      <DialogFooter
        onCancel={onClose}
        isLocked={isPending}
        summary={
          <Row gap={8} align="center">
            <PriceSummary days={daysOf(values)} totalPrice={values.totalPrice} />
            <OfferButton look="icon" offer={offer} />
          </Row>
        }
      >
        {!isPhone && <OfferButton offer={offer} />}
        <Button ref={submitButton} type="submit" look="primary" isPending={isPending}>
          {NEW_BOOKING_TEXTS.submit}
        </Button>
      </DialogFooter>
    </DialogForm>
  );
}
