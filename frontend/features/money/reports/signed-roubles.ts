import { formatExactRoubles } from '@schema/values/money/money';

/** '+200 ₽': money that came in. */
export const signedRoubles = (roubles: number): string =>
  `${roubles > 0 ? '+' : ''}${formatExactRoubles(roubles)}`;
