import { MESSAGES } from '@schema/messages';
import { MONEY_SHEET_TEXTS } from '@schema/texts/money/rental-money';
import { parseAmount } from '@schema/values/money/money';
import { string } from 'yup';
import { amountInput, flag, optionalText, shapeOf } from '../fields/fields';

const { money } = MESSAGES;

/** A typed amount above zero. */
export const typedAmount = amountInput(money.amountRequired, { mayBeEmpty: false }).test(
  'positive',
  money.amountNotPositive,
  (value) => parseAmount(value) !== 0,
);
const maybeAmount = amountInput(money.amountRequired, { mayBeEmpty: true });
const order = [money.amountRequired, money.amountNotPositive];

/** One amount with a comment; the other fields are hidden. */
export const moneySheetForm = shapeOf({ amount: typedAmount, comment: optionalText() }, order);

/** A payment and a deposit taken together. */
export const paymentAndDepositForm = shapeOf(
  { amount: typedAmount, deposit: typedAmount, comment: optionalText() },
  order,
);

/** An amount that is not shown. */
const hiddenAmount = string().typeError(money.amountRequired).nonNullable(money.amountRequired);

/** Required only for a part that is not switched off. */
const positiveWhen = (flag: string) =>
  string().when(flag, ([isOn]) => (isOn ? typedAmount : hiddenAmount));

/** The money of a mark: a payment or a refund, a deposit taken or returned; each is optional. */
export const markMoneyForm = shapeOf(
  {
    payment: positiveWhen('hasPayment'),
    deposit: string().when(['hasDeposit', 'withheld'], ([isOn, withheld]) =>
      isOn ? (withheld ? maybeAmount : typedAmount) : hiddenAmount,
    ),
    withheld: maybeAmount,
    hasPayment: flag(),
    hasDeposit: flag(),
    comment: optionalText(),
  },
  order,
);

const rouble = (text: unknown) => (typeof text === 'string' ? (parseAmount(text) ?? 0) : 0);

/** A returned deposit, a part of it withheld; `held` in roubles. */
export const returnDepositForm = (held: number) =>
  shapeOf(
    {
      amount: maybeAmount.test(
        'something',
        MONEY_SHEET_TEXTS.nothing,
        (value, { parent }) => rouble(value) + rouble(parent.withheld) > 0,
      ),
      withheld: maybeAmount.test(
        'held',
        MONEY_SHEET_TEXTS.tooMuch,
        (value, { parent }) => rouble(value) + rouble(parent.amount) <= held,
      ),
      chargeKind: optionalText(),
      comment: optionalText(),
    },
    [...order, MONEY_SHEET_TEXTS.nothing, MONEY_SHEET_TEXTS.tooMuch],
  );
