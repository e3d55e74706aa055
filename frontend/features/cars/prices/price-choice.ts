import { FLEET_PRICE_CHANGE } from '@schema/constants/fleet';
import { PRICE_CHANGE_MESSAGES } from '@schema/messages/price-change';
import { PRICE_CHANGE_TEXTS } from '@schema/texts/fleet/price-change';
import type { PriceChange } from '@schema/values/fleet/price-change';
import { fromRoubles, parseAmount } from '@schema/values/money/money';
import { parsePercent } from '@schema/values/money/percent';

/** Changes offered by one press. */
export const QUICK_CHANGES = [
  { id: '+5', title: '+5 %', change: { percent: 5 } },
  { id: '+10', title: '+10 %', change: { percent: 10 } },
  { id: '-5', title: '−5 %', change: { percent: -5 } },
  { id: '-10', title: '−10 %', change: { percent: -10 } },
  { id: '+500r', title: '+500 ₽', change: { addend: fromRoubles(500) } },
  { id: '-500r', title: '−500 ₽', change: { addend: fromRoubles(-500) } },
] as const satisfies readonly { id: string; title: string; change: PriceChange }[];

/** Ways of a typed change. */
export const TYPED_WAYS = ['percent', 'addend', 'price'] as const;
export type TypedWay = (typeof TYPED_WAYS)[number];

/** The chosen change: one of `QUICK_CHANGES`, a typed one, or none yet. */
export interface ChoiceOfChange {
  readonly quick: string;
  readonly way: TypedWay;
  readonly typed: string;
}

export const OTHER = 'other';

type Read = { readonly change: PriceChange } | { readonly error: string | null };

/** The chosen change, or the error of the typed one; null while nothing is typed. */
export function readChange({ quick, way, typed }: ChoiceOfChange): Read {
  const offered = QUICK_CHANGES.find(({ id }) => id === quick);
  if (offered) return { change: offered.change };
  // A typed minus may be the longer one.
  const text = typed.replace('−', '-');
  if (quick !== OTHER || text.trim() === '') return { error: null };
  const { percentInvalid, amountInvalid, priceInvalid } = PRICE_CHANGE_MESSAGES;
  if (way === 'percent') {
    const { min, max } = FLEET_PRICE_CHANGE.percent;
    const percent = parsePercent(text);
    const isValid = percent !== null && percent >= min && percent <= max;
    return isValid ? { change: { percent } } : { error: percentInvalid };
  }
  const roubles = parseAmount(text);
  if (way === 'addend') {
    return roubles === null
      ? { error: amountInvalid }
      : { change: { addend: fromRoubles(roubles) } };
  }
  return roubles === null || roubles < 0
    ? { error: priceInvalid }
    : { change: { price: fromRoubles(roubles) } };
}

/** Steps of rounding, in roubles; '' rounds to kopecks. */
export const ROUNDINGS = [
  { id: '', title: PRICE_CHANGE_TEXTS.exact },
  { id: '10', title: PRICE_CHANGE_TEXTS.roundTo(10) },
  { id: '50', title: PRICE_CHANGE_TEXTS.roundTo(50) },
  { id: '100', title: PRICE_CHANGE_TEXTS.roundTo(100) },
] as const;
