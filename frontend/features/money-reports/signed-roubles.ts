import { formatExactRoubles } from '@schema/values/money/money';

/** '+200 ₽': more than there should be. */
export const signedRoubles = (roubles: number | null): string =>
  roubles === null ? '—' : `${roubles > 0 ? '+' : ''}${formatExactRoubles(roubles)}`;
