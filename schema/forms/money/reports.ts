import { MAX_MONEY_MARKS } from '@schema/constants';
import { MESSAGES } from '@schema/messages';
import { MARKED_MOMENTS } from '@schema/values/money/at-mark';
import { DEBT_SIDES, DEPOSIT_STATES } from '@schema/values/money/ledger';
import { isDay } from '@schema/values/time/calendar';
import { array, mixed, number, string } from 'yup';
import { atMost, choice, flag, optionalVersion, reference, shapeOf } from '../fields/fields';
import { optionalInstant } from '../fields/period-fields';
import { listQueryPayload } from '../list-query';

const { lists, money } = MESSAGES;

const atMoment = { moment: optionalInstant(money.momentInvalid) };

export const debtorsPayload = listQueryPayload.shape({
  ...atMoment,
  side: choice(DEBT_SIDES, lists.choiceInvalid),
});

export const depositsPayload = listQueryPayload.shape({
  // Car locations come from marks, which may be removed, so past ones are unknown.
  moment: atMoment.moment.test(
    'now',
    money.untakenNow,
    (moment, { parent }) => moment == null || parent.state !== 'untaken',
  ),
  state: choice(DEPOSIT_STATES, lists.choiceInvalid),
});

export const advancesPayload = listQueryPayload.shape(atMoment);

/** Bookings of a list with payment status. */
export const moneyMarksPayload = shapeOf(
  {
    bookingIds: atMost(
      MAX_MONEY_MARKS,
      money.tooManyBookings,
      array()
        .of(reference(money.bookingUnknown))
        .typeError(money.bookingUnknown)
        .defined(money.bookingUnknown)
        .nonNullable(money.bookingUnknown),
    ),
  },
  [money.tooManyBookings, money.bookingUnknown],
);

/** The mark to set. */
export const markQuestionsPayload = shapeOf(
  {
    at: string()
      .typeError(lists.choiceInvalid)
      .defined(lists.choiceInvalid)
      .nonNullable(lists.choiceInvalid)
      .oneOf(MARKED_MOMENTS, lists.choiceInvalid),
  },
  [lists.choiceInvalid],
);

export const depositReturnDays = number()
  .typeError(money.returnDaysInvalid)
  .defined(money.returnDaysInvalid)
  .nonNullable(money.returnDaysInvalid)
  .test('whole', money.returnDaysInvalid, (value) => Number.isInteger(value))
  .min(0, money.returnDaysInvalid)
  .max(30, money.returnDaysInvalid);

/** Days from the return until the deposit is due back, and the start of tracking money. */
export const moneySettingsPayload = shapeOf(
  {
    depositReturnDays,
    moneySince: mixed<string>()
      .nullable()
      .test(
        'day',
        money.dayRequired,
        (day) => day == null || (typeof day === 'string' && isDay(day)),
      ),
    recordsPayments: flag(),
    version: optionalVersion(),
  },
  [money.returnDaysInvalid, money.dayRequired],
);
