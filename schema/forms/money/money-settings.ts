import { MESSAGES } from '@schema/messages';
import { parseCount } from '@schema/values/words/plain-digits';
import { string } from 'yup';
import { flag, shapeOf } from '../fields/fields';
import { depositReturnDays } from './reports';

const { generic, money } = MESSAGES;

/** Administrator's money settings, as typed. */
export const moneySettingsForm = shapeOf(
  {
    depositReturnDays: string()
      .typeError(money.returnDaysInvalid)
      .nonNullable(money.returnDaysInvalid)
      .test('days', money.returnDaysInvalid, (typed) =>
        depositReturnDays.isValidSync(parseCount(typed ?? '') ?? Number.NaN),
      ),
    moneySince: string().typeError(generic.wrongTextType).nullable(),
    recordsPayments: flag(),
  },
  [money.returnDaysInvalid],
);

export interface MoneySettingsValues {
  readonly depositReturnDays: string;
  /** A day; '': the money of all bookings is tracked. */
  readonly moneySince: string;
  readonly recordsPayments: boolean;
}

/** Requires values valid by `moneySettingsForm`. */
export const toMoneySettings = ({
  depositReturnDays,
  moneySince,
  recordsPayments,
}: MoneySettingsValues) => ({
  depositReturnDays: parseCount(depositReturnDays) ?? 0,
  moneySince: moneySince || null,
  recordsPayments,
});
