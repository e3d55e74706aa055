import { MAX_AMOUNT } from '@schema/constants';
import { MESSAGES } from '@schema/messages';
import { chargePhotoKeyOf } from '@schema/values/fleet/file-url';
import { CHARGE_KINDS, PAYMENT_METHODS } from '@schema/values/money/ledger';
import { number } from 'yup';
import { choice, optionalText, optionalVersion, reference, shapeOf } from '../fields/fields';

const { generic, money } = MESSAGES;

const positiveAmount = number()
  .typeError(money.amountRequired)
  .defined(money.amountRequired)
  .nonNullable(money.amountRequired)
  .test('finite', money.amountRequired, (value) => Number.isFinite(value))
  .test('positive', money.amountNotPositive, (value) => value > 0)
  .max(MAX_AMOUNT * 100, generic.amountTooLarge);

const paymentMethod = choice(PAYMENT_METHODS, money.methodRequired)
  .defined(money.methodRequired)
  .nonNullable(money.methodRequired);

const order = [
  money.bookingUnknown,
  money.amountRequired,
  money.amountNotPositive,
  money.methodRequired,
  money.chargeKindRequired,
];

/** `version`: version of the money read. */
const common = {
  bookingId: reference(money.bookingUnknown),
  amount: positiveAmount,
  comment: optionalText(),
  version: optionalVersion(),
};

/** Payment or refund of a customer, for the rent or the deposit. */
export const paymentPayload = shapeOf(
  {
    ...common,
    method: paymentMethod,
  },
  order,
);

/** Part of the deposit withheld; with a kind it is charged immediately. */
export const withholdingPayload = shapeOf(
  { ...common, chargeKind: choice(CHARGE_KINDS, money.chargeKindInvalid) },
  order,
);

const chargeKind = choice(CHARGE_KINDS, money.chargeKindInvalid)
  .defined(money.chargeKindRequired)
  .nonNullable(money.chargeKindRequired);

/** A charge of a list. */
export const chargeFields = { kind: chargeKind, amount: positiveAmount, comment: optionalText() };

export const chargePayload = shapeOf(
  {
    ...common,
    kind: chargeKind,
    photo: optionalText().test(
      'uploaded',
      MESSAGES.cars.photoForeign,
      (url) => !url || chargePhotoKeyOf(url) !== null,
    ),
  },
  order,
);

/** Transfer between a rental and the advance of its customer. */
export const creditPayload = shapeOf(common, order);

/** A customer's money outside rentals. */
export const advancePayload = shapeOf(
  {
    customerId: reference(MESSAGES.customers.notFound),
    amount: positiveAmount,
    method: paymentMethod,
    comment: optionalText(),
    version: optionalVersion(),
  },
  [MESSAGES.customers.notFound, ...order],
);

/** Reversing a line. */
export const reversalPayload = shapeOf({ comment: optionalText() }, []);
