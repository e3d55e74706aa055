import { MAX_REGISTER_DAYS } from '@schema/constants';
import { MESSAGES } from '@schema/messages';
import type { PaymentMethod } from '@schema/values/money/ledger';
import { parseAmount } from '@schema/values/money/money';
import { daysBetween, isDay } from '@schema/values/time/calendar';
import { trimmedOrNull } from '@schema/values/words/text';
import { dayField } from '../fields/day-field';
import { flag, optionalText, reference, shapeOf } from '../fields/fields';
import { typedAmount } from './money-sheet';
import { paymentMethod, positiveAmount, tillFields } from './payments';

const { generic, money, partnerStatements, partners, period } = MESSAGES;

/** Ten years with their leap days, as of analytics. */
const MAX_DAYS = 3653;

const dayPair = (from: unknown, to: unknown): number | null =>
  typeof from === 'string' && typeof to === 'string' && isDay(from) && isDay(to)
    ? daysBetween(from, to)
    : null;

const firstDay = dayField(partnerStatements.periodInvalid);
const lastDay = firstDay.test(
  'order',
  generic.invalidPeriod,
  (to, { parent: { from } }) => (dayPair(from, to) ?? 0) >= 0,
);

/** The last day of a period of fewer than `maxDays` days. */
const lastDayWithin = (maxDays: number, message: string) =>
  lastDay.test('length', message, (to, { parent: { from } }) => (dayPair(from, to) ?? 0) < maxDays);

/** Days [from, to] of a statement. */
export const statementPayload = shapeOf(
  { from: firstDay, to: lastDayWithin(MAX_DAYS, period.tooLong) },
  [partnerStatements.periodInvalid, generic.invalidPeriod, period.tooLong],
);

/** The statement of at most 366 days that a link opens. */
export const statementLinkPayload = shapeOf(
  {
    partnerId: reference(partners.notFound),
    from: firstDay,
    to: lastDayWithin(MAX_REGISTER_DAYS, partnerStatements.linkTooLong),
  },
  [
    partners.notFound,
    partnerStatements.periodInvalid,
    generic.invalidPeriod,
    partnerStatements.linkTooLong,
  ],
);

/** Money paid to a partner; `confirmed`: also more than is left. */
export const payoutPayload = shapeOf(
  {
    partnerId: reference(partners.notFound),
    amount: positiveAmount,
    method: paymentMethod,
    comment: optionalText(),
    confirmed: flag(),
    ...tillFields,
  },
  [
    partners.notFound,
    money.amountRequired,
    money.amountNotPositive,
    generic.amountTooLarge,
    money.methodRequired,
  ],
);

/** The form of a payout; the amount as typed. */
export interface PayoutValues {
  amount: string;
  method: PaymentMethod;
  comment: string;
  /** Why the till has less than the amount. */
  shortReason: string;
  confirmed: boolean;
}

export const payoutForm = shapeOf(
  {
    amount: typedAmount,
    method: paymentMethod,
    comment: optionalText(),
    shortReason: optionalText(),
    confirmed: flag(),
  },
  [money.amountRequired, money.amountNotPositive, money.methodRequired],
);

/** Requires values valid by `payoutForm`. */
export function toPayoutPayload({ amount, method, comment, shortReason, confirmed }: PayoutValues) {
  return {
    amount: parseAmount(amount) ?? 0,
    method,
    comment: trimmedOrNull(comment),
    shortReason: trimmedOrNull(shortReason),
    confirmed,
  };
}
