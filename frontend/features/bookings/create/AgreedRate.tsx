import { NEW_BOOKING_TEXTS } from '@schema/texts/bookings/new-booking';
import { formatRoubles, parseAmount } from '@schema/values/money/money';
import { totalFromPerDay } from '@schema/values/money/price-per-day';
import { OtherPrice } from '../price/EstimatePanel';

interface AgreedRateProps {
  /** Roubles a day of the extended booking; null without an agreed price. */
  readonly perDay: number | null;
  readonly days: number;
  /** As typed, roubles. */
  readonly totalPrice: string;
  readonly onUse: (perDay: number) => void;
}

/** The agreed price per day for an extension, beside the tariff. */
export function AgreedRate({ perDay, days, totalPrice, onUse }: AgreedRateProps) {
  if (perDay === null) return null;
  const total = totalFromPerDay(perDay, days);
  if (total === parseAmount(totalPrice)) return null;
  return (
    <OtherPrice
      name={NEW_BOOKING_TEXTS.agreedRate(formatRoubles(perDay))}
      total={total}
      action={NEW_BOOKING_TEXTS.useAgreedRate}
      onUse={() => onUse(perDay)}
    />
  );
}
