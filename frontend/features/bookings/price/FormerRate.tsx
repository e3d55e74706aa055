import { readPeriod, type TypedPeriod } from '@frontend/shared/forms/typed-period';
import { PRICE_CHOICE_TEXTS } from '@schema/texts/bookings/price-choice';
import { parseAmount } from '@schema/values/money/money';
import { pricesOfChange } from '@schema/values/money/price-of-change';
import { OtherPrice } from './EstimatePanel';

interface FormerRateProps {
  /** The booking as saved; its total in roubles, null without an agreed price. */
  readonly opened: TypedPeriod & { readonly totalPrice?: number | null };
  /** As typed; the total in roubles. */
  readonly values: TypedPeriod & { readonly totalPrice: string };
  /** Price of the new dates by today's tariff, roubles; null: unknown. */
  readonly tariff: number | null;
  readonly onUse: (total: number) => void;
}

/**
 * The former price per day, beside the tariff, when the tariff price changes against the length.
 */
export function FormerRate({ opened, values, tariff, onUse }: FormerRateProps) {
  const [from, to] = [readPeriod(opened), readPeriod(values)];
  const was = opened.totalPrice ?? null;
  if (!from || !to || was === null || tariff === null) return null;
  const { atFormerRate, isAgainstLength } = pricesOfChange({ was, tariff }, from, to);
  const isSaid = atFormerRate === was || atFormerRate === parseAmount(values.totalPrice);
  if (!isAgainstLength || isSaid) return null;
  return (
    <OtherPrice
      name={PRICE_CHOICE_TEXTS.formerRate}
      total={atFormerRate}
      action={PRICE_CHOICE_TEXTS.useFormerRate}
      onUse={onUse}
    />
  );
}
