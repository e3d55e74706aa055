import { MAX_AMOUNT } from '@schema/constants';
import { MESSAGES } from '@schema/messages';
import { parseAmount } from '@schema/values/money/money';
import { trimmedOrNull } from '@schema/values/words/text';
import { number } from 'yup';
import { amountText, isAmount, optionalReference, optionalText, shapeOf } from '../fields/fields';

const { cashbox, generic, tills } = MESSAGES;

/** Order of messages in the error box (requirements.md, M2). */
const order = [cashbox.amountRequired, cashbox.amountNotPositive];

interface CashEntryValues {
  amount: string;
  comment: string;
}

export const cashEntryForm = shapeOf(
  {
    amount: amountText(cashbox.amountRequired)
      .test('required', cashbox.amountRequired, (value) => isAmount(value))
      .test('positive', cashbox.amountNotPositive, (value) => (parseAmount(value) ?? 1) > 0),
    comment: optionalText(),
  },
  order,
);

/** The request body (requirements.md, P17). Amount in roubles. */
export interface CashEntryPayload {
  amount: number;
  comment: string | null;
  /** Absent: the user's own till. */
  tillId?: number;
}

/** Validates a payload, before or after its conversion to kopecks. */
export const cashEntryPayload = shapeOf(
  {
    amount: number()
      .typeError(cashbox.amountRequired)
      .defined(cashbox.amountRequired)
      .nonNullable(cashbox.amountRequired)
      .test('finite', cashbox.amountRequired, (value) => Number.isFinite(value))
      .test('positive', cashbox.amountNotPositive, (value) => value > 0)
      .max(MAX_AMOUNT * 100, generic.amountTooLarge),
    comment: optionalText(),
    tillId: optionalReference(tills.unknown),
  },
  order,
);

/** Requires values valid by `cashEntryForm`. */
export function toCashEntryPayload(values: CashEntryValues): CashEntryPayload {
  return { amount: parseAmount(values.amount) ?? 0, comment: trimmedOrNull(values.comment) };
}
