import { formatExactRoubles } from '@schema/values/money/money';

/** '+200 ₽': received money. */
export const signedRoubles = (roubles: number): string =>
  `${roubles > 0 ? '+' : ''}${formatExactRoubles(roubles)}`;
