import { Button } from '@frontend/shared/ui/Button';
import { InfoPanel } from '@frontend/shared/ui/InfoPanel';
import { BOOKING_DETAILS_TEXTS } from '@schema/texts/bookings';
import { formatRoubles, parseAmount } from '@schema/values/money';
import css from './TariffOffer.module.css';
import { usePriceEstimate } from './usePriceEstimate';

interface TariffOfferProps {
  readonly carId: number;
  readonly startDate: string;
  readonly endDate: string;
  /** As typed, roubles. */
  readonly totalPrice: string;
  readonly onApply: (total: number) => void;
}

/** What the tariffs ask for the changed dates, one tap from the form; silent while it is the same. */
export function TariffOffer({ totalPrice, onApply, ...rental }: TariffOfferProps) {
  const view = usePriceEstimate(rental);
  if (view.state !== 'ready' || view.estimate.totalPrice === parseAmount(totalPrice)) return null;
  const { totalPrice: total } = view.estimate;
  return (
    <InfoPanel look="info">
      <div className={css.offer}>
        <span>
          {BOOKING_DETAILS_TEXTS.tariffTitle}: <strong>{formatRoubles(total)}</strong>
        </span>
        <Button onClick={() => onApply(total)}>{BOOKING_DETAILS_TEXTS.useTariff}</Button>
      </div>
    </InfoPanel>
  );
}
