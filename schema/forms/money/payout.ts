import { MESSAGES } from '@schema/messages';
import { daysBetween, isDay } from '@schema/values/time/calendar';
import { dayField } from '../fields/day-field';
import { flag, optionalText, reference, shapeOf } from '../fields/fields';
import { paymentMethod, positiveAmount, tillFields } from './payments';

const { generic, money, partnerStatements, partners, period } = MESSAGES;

/** Ten years with their leap days, as of analytics. */
const MAX_DAYS = 3653;

const dayPair = (from: unknown, to: unknown): number | null =>
  typeof from === 'string' && typeof to === 'string' && isDay(from) && isDay(to)
    ? daysBetween(from, to)
    : null;

/** Days [from, to] of a statement. */
export const statementPayload = shapeOf(
  {
    from: dayField(partnerStatements.periodInvalid),
    to: dayField(partnerStatements.periodInvalid)
      .test(
        'order',
        generic.invalidPeriod,
        (to, { parent: { from } }) => (dayPair(from, to) ?? 0) >= 0,
      )
      .test(
        'length',
        period.tooLong,
        (to, { parent: { from } }) => (dayPair(from, to) ?? 0) < MAX_DAYS,
      ),
  },
  [partnerStatements.periodInvalid, generic.invalidPeriod, period.tooLong],
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
