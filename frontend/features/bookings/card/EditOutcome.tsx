import { type ReseatLink, takenPart } from '@frontend/shared/bookings/occupied';
import { settledTotal } from '@frontend/shared/bookings/terms/usePriceEstimate';
import { NearbyPanel } from '@frontend/shared/cars/NearbyPanel';
import type { Nearby } from '@frontend/shared/cars/nearby';
import { useZone } from '@frontend/shared/data/session';
import { typedAmount } from '@frontend/shared/forms/typed-amount';
import { daysOf, readPeriod } from '@frontend/shared/forms/typed-period';
import { followsEstimate, withTariffPrice, withTotal } from '../edit/edit-booking-values';
import type { useEditBooking } from '../edit/useEditBooking';
import { EstimatePanel } from '../price/EstimatePanel';
import { FormerRate } from '../price/FormerRate';
import { ReseatButton } from '../ReseatButton';
import { useUnreturned } from '../useUnreturned';

interface EditOutcomeProps {
  readonly form: ReturnType<typeof useEditBooking>;
  /** Null: unknown, or shown elsewhere. */
  readonly around: Nearby | null;
  /** Null: no permission to move bookings. */
  readonly reseatLink: ReseatLink | null;
}

/** Price and neighbours of the dates and the car in the form, before saving. */
export function EditOutcome({ form, around, reseatLink }: EditOutcomeProps) {
  const { values, update, opened, estimate } = form;
  const zone = useZone();
  const period = readPeriod(values);
  const unreturned = useUnreturned({
    carId: values.carId,
    period: around && period ? period : null,
    bookingId: opened.id,
  });
  const next = around?.state === 'taken' && around.by.kind === 'booking' ? around.by : null;
  const reseatPath =
    next && period && reseatLink?.({ carId: values.carId, ...takenPart(period, [next]) });
  const takeTotal = (total: number) => update((was) => withTotal(was, typedAmount(total)));
  return (
    <>
      {estimate && (
        <EstimatePanel
          view={estimate}
          days={daysOf(values)}
          totalPrice={values.totalPrice}
          depositAmount={values.depositAmount}
          isEdited={values.isPriceTyped}
          isKept={!values.isPriceTyped && !followsEstimate(opened, values)}
          agreed={opened.totalPrice}
          onUseTariff={(total) => update((was) => withTariffPrice(was, total))}
          onUseAgreed={takeTotal}
        >
          <FormerRate
            opened={opened}
            values={values}
            tariff={settledTotal(estimate) ?? null}
            onUse={takeTotal}
          />
        </EstimatePanel>
      )}
      {around && (
        <NearbyPanel nearby={around} zone={zone} unreturned={unreturned}>
          {reseatPath && (
            <ReseatButton path={reseatPath} isNext={next.startDate > period.startDate} />
          )}
        </NearbyPanel>
      )}
    </>
  );
}
