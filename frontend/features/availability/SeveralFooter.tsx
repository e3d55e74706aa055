import { OfferButton } from '@frontend/shared/offers/OfferButton';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { DialogFooter } from '@frontend/shared/ui/dialogs/DialogParts';
import { Text } from '@frontend/shared/ui/layout/Text';
import { MAX_BOOKED_CARS } from '@schema/constants';
import { OFFER_TEXTS } from '@schema/texts/bookings/offers';
import { SEVERAL_BOOKINGS_TEXTS as texts } from '@schema/texts/bookings/several-bookings';
import { formatRoubles } from '@schema/values/money/money';
import type { Period } from '@schema/values/time/period';
import { offerOfCars } from './offer-of-cars';
import css from './SeveralFooter.module.css';
import type { AvailableCar } from './useAvailableCars';

interface SeveralFooterProps {
  readonly cars: readonly AvailableCar[];
  /** Null: invalid. */
  readonly period: Period | null;
  /** The list of free cars is up to date. */
  readonly isReady: boolean;
  readonly onNext: () => void;
}

/** Number and price of the cars chosen together, and the way to their form. */
export function SeveralFooter({ cars, period, isReady, onNext }: SeveralFooterProps) {
  const sum = cars.reduce((total, { price }) => total + (price?.totalPrice ?? 0), 0);
  const isEnough = cars.length > 1;
  const hint = cars.length >= MAX_BOOKED_CARS ? texts.limit : texts.hint;
  return (
    <DialogFooter
      hasSubmit={false}
      extra={
        <div className={css.sum} role="status">
          <Text as="div" weight={600}>
            {texts.chosen(cars.length)}
            {cars.length > 0 && ` · ${formatRoubles(sum)}`}
          </Text>
          {(!isEnough || cars.length >= MAX_BOOKED_CARS) && (
            <Text as="div" tone="muted" size="label">
              {hint}
            </Text>
          )}
        </div>
      }
    >
      {period && isEnough && (
        <OfferButton
          title={OFFER_TEXTS.send}
          offer={() => offerOfCars(cars, period)}
          disabled={!isReady}
        />
      )}
      <Button look="primary" disabled={!isEnough || !isReady || !period} onClick={onNext}>
        {texts.next(cars.length)}
      </Button>
    </DialogFooter>
  );
}
