import { MAX_AMOUNT } from '@schema/constants';
import { MESSAGES } from '@schema/messages';
import { chargePhotoKeyOf } from '@schema/values/fleet/file-url';
import { CHARGE_KINDS, PAYMENT_METHODS } from '@schema/values/money/ledger';
import { number } from 'yup';
import {
  choice,
  optionalReference,
  optionalText,
  optionalVersion,
  reference,
  shapeOf,
} from '../fields/fields';

const { generic, money } = MESSAGES;

export const positiveAmount = number()
  .typeError(money.amountRequired)
  .defined(money.amountRequired)
  .nonNullable(money.amountRequired)
  .test('finite', money.amountRequired, (value) => Number.isFinite(value))
  .test('positive', money.amountNotPositive, (value) => value > 0)
  .max(MAX_AMOUNT * 100, generic.amountTooLarge);

export const paymentMethod = choice(PAYMENT_METHODS, money.methodRequired)
  .defined(money.methodRequired)
  .nonNullable(money.methodRequired);

/** The till of a cash movement, and why it has less than leaves it. */
export const tillFields = {
  tillId: optionalReference(MESSAGES.tills.unknown),
  shortReason: optionalText(),
};

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
    ...tillFields,
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
    ...tillFields,
  },
  [MESSAGES.customers.notFound, ...order],
);

/** Reversing a line. */
export const reversalPayload = shapeOf({ comment: optionalText() }, []);
