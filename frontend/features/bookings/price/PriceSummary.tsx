import { Text } from '@frontend/shared/ui/layout/Text';
import { formatExactRoubles, parseAmount } from '@schema/values/money/money';
import { DAY_FORMS, plural } from '@schema/values/words/plural';
import css from './PriceSummary.module.css';

interface PriceSummaryProps {
  readonly days: number;
  /** As typed, roubles. */
  readonly totalPrice: string;
}

/** Days and total beside the main button of a phone's footer. */
export function PriceSummary({ days, totalPrice }: PriceSummaryProps) {
  const total = parseAmount(totalPrice);
  return (
    <div>
      <Text as="div" tone="muted" size="label" hasOwnLine>
        {plural(days, DAY_FORMS)}
      </Text>
      <div className={css.total}>{total === null ? '—' : formatExactRoubles(total)}</div>
    </div>
  );
}
