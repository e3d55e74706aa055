import { MAX_SHARES, TEXT_LIMITS } from '@schema/constants';
import { MESSAGES } from '@schema/messages';
import { parseAmount } from '@schema/values/money/money';
import { clampPercent, parsePercent, WHOLE_MILLI_PERCENT } from '@schema/values/money/percent';
import { cleanName } from '@schema/values/words/text';
import { type AnySchema, array } from 'yup';
import {
  amountInput,
  atMost,
  optionalAmount,
  optionalVersion,
  partOf,
  requiredText,
  shapeOf,
} from '../fields/fields';
import { milliPercentOf, percentField, percentInput } from '../fields/percent-fields';

const { analytics, partners } = MESSAGES;

/** Form values; money and percent as typed. */
export interface CarProfitValues {
  shares: { title: string; percent: string }[];
  purchasePrice: string;
  currentValue: string;
}

/** The request body: percent clamped to 0–100 with at most 3 decimals, money in roubles or null. */
export interface CarProfitPayload {
  shares: { title: string; percent: number }[];
  purchasePrice: number | null;
  currentValue: number | null;
}

interface Share {
  readonly percent?: unknown;
}

/** A share is clamped to 0–100 (requirements.md, N23), so the sum is of clamped shares. */
const clamped = (milli: number) => Math.min(WHOLE_MILLI_PERCENT, Math.max(0, milli));
const anyPercent = () => true;

const sumFits = (shares: readonly Share[]) =>
  shares.reduce((sum, share) => sum + clamped(milliPercentOf(share?.percent) ?? 0), 0) <=
  WHOLE_MILLI_PERCENT;

function profitShape<Percent extends AnySchema, Amount extends AnySchema>(
  percent: Percent,
  values: { purchasePrice: Amount; currentValue: Amount },
) {
  const title = requiredText(analytics.shareTitleRequired, TEXT_LIMITS.name);
  const list = array(partOf({ title, percent }, partners.shareInvalid))
    .typeError(partners.shareInvalid)
    .defined(partners.shareInvalid)
    .nonNullable(partners.shareInvalid)
    .test('sum', partners.sharesExceed, sumFits);
  const shares = atMost(MAX_SHARES, partners.tooMany, list);
  return shapeOf({ shares, ...values }, [
    analytics.shareTitleRequired,
    partners.shareInvalid,
    partners.sharesExceed,
    analytics.purchasePriceInvalid,
    analytics.currentValueInvalid,
  ]);
}

export const carProfitForm = profitShape(percentInput(partners.shareInvalid, anyPercent), {
  purchasePrice: amountInput(analytics.purchasePriceInvalid, { mayBeEmpty: true }),
  currentValue: amountInput(analytics.currentValueInvalid, { mayBeEmpty: true }),
});

/** Validates a payload. A missing price is kept, null clears it. */
export const carProfitPayload = profitShape(percentField(partners.shareInvalid, anyPercent), {
  purchasePrice: optionalAmount(analytics.purchasePriceInvalid),
  currentValue: optionalAmount(analytics.currentValueInvalid),
}).shape({ version: optionalVersion() });

/** Requires values valid by `carProfitForm`. */
export function toCarProfitPayload(values: CarProfitValues): CarProfitPayload {
  return {
    shares: values.shares.map(({ title, percent }) => ({
      title: cleanName(title),
      percent: clampPercent(parsePercent(percent) ?? 0),
    })),
    purchasePrice: parseAmount(values.purchasePrice),
    currentValue: parseAmount(values.currentValue),
  };
}
