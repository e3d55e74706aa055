import { DRAWER_TEXTS } from '@schema/texts/money/money-reports';
import { formatExactRoubles } from '@schema/values/money/money';

/** Difference between counted and expected cash: 'недостача 100 ₽'; null: not counted. */
export function differenceText(roubles: number | null): string {
  if (roubles === null) return '—';
  if (roubles === 0) return DRAWER_TEXTS.noDifference;
  const word = roubles > 0 ? DRAWER_TEXTS.surplus : DRAWER_TEXTS.shortage;
  return `${word} ${formatExactRoubles(Math.abs(roubles))}`;
}
