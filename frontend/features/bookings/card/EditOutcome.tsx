import { NearbyPanel } from '@frontend/shared/cars/NearbyPanel';
import type { Nearby } from '@frontend/shared/cars/nearby';
import { useZone } from '@frontend/shared/data/session';
import { typedAmount } from '@frontend/shared/forms/typed-amount';
import { daysOf } from '@frontend/shared/forms/typed-period';
import { followsEstimate, withTariffPrice, withTotal } from '../edit/edit-booking-values';
import type { useEditBooking } from '../edit/useEditBooking';
import { EstimatePanel } from '../price/EstimatePanel';

interface EditOutcomeProps {
  readonly form: ReturnType<typeof useEditBooking>;
  /** Null: unknown, or said elsewhere. */
  readonly around: Nearby | null;
}

/** Price and neighbours of the dates and the car in the form, before saving. */
export function EditOutcome({ form, around }: EditOutcomeProps) {
  const { values, update, opened, estimate } = form;
  const zone = useZone();
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
          onUseAgreed={(total) => update((was) => withTotal(was, typedAmount(total)))}
        />
      )}
      {around && <NearbyPanel nearby={around} zone={zone} />}
    </>
  );
}
