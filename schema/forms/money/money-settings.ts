import { MESSAGES } from '@schema/messages';
import { string } from 'yup';
import { shapeOf } from '../fields/fields';
import { depositReturnDays } from './reports';

const { money } = MESSAGES;

/** What an administrator sets about money, as typed. */
export const moneySettingsForm = shapeOf(
  {
    depositReturnDays: string().test(
      'days',
      money.returnDaysInvalid,
      (typed = '') => typed.trim() !== '' && depositReturnDays.isValidSync(Number(typed)),
    ),
    moneySince: string(),
  },
  [money.returnDaysInvalid],
);

export interface MoneySettingsValues {
  readonly depositReturnDays: string;
  /** A day; '': all bookings are followed. */
  readonly moneySince: string;
}

/** Requires values valid by `moneySettingsForm`. */
export const toMoneySettings = ({ depositReturnDays: days, moneySince }: MoneySettingsValues) => ({
  depositReturnDays: Number(days),
  moneySince: moneySince || null,
});
