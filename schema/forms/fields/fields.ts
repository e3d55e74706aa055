import { MAX_AMOUNT, TEXT_LIMITS } from '@schema/constants';
import { generic, tooLong } from '@schema/messages/general';
import { isTwofoldAmount, parseAmount } from '@schema/values/money/money';
import { cleanName, isCleanText } from '@schema/values/words/text';
import {
  type AnySchema,
  array,
  boolean,
  lazy,
  mixed,
  number,
  type ObjectShape,
  object,
  string,
} from 'yup';

/**
 * Field types of forms and payloads. All are strict: a value of a wrong type is refused with a
 * Russian message and never converted.
 */

const strictText = (maxLength: number, wrongType: string) =>
  string()
    .typeError(wrongType)
    .max(maxLength, tooLong(maxLength))
    .test('clean', generic.badCharacters, (value) => !value || isCleanText(value));

/** A text with visible characters. A value of another type gets the same message. */
export function requiredText(message: string, maxLength: number) {
  return strictText(maxLength, message)
    .defined(message)
    .nonNullable(message)
    .test('filled', message, (value) => cleanName(value) !== '');
}

/** A text that may be missing, null or empty. */
export function optionalText(maxLength: number = TEXT_LIMITS.comment) {
  return strictText(maxLength, generic.wrongTextType).nullable();
}

/**
 * Whether a typed amount passes `accepts`; an ambiguous one passes, since `amountText` has its
 * message.
 */
export function isAmount(text: string, accepts: (roubles: number) => boolean = () => true) {
  const amount = parseAmount(text);
  return amount === null ? isTwofoldAmount(text) : accepts(amount);
}

/** The text of any amount input: unambiguous and not too large. */
export function amountText(message: string) {
  return string()
    .typeError(message)
    .defined(message)
    .nonNullable(message)
    .test('onefold', generic.amountTwofold, (text) => !isTwofoldAmount(text))
    .test('limit', generic.amountTooLarge, (text) => (parseAmount(text) ?? 0) <= MAX_AMOUNT);
}

/** The text of an amount input, roubles, at least 0. Empty is valid only if `mayBeEmpty`. */
export function amountInput(message: string, { mayBeEmpty }: { mayBeEmpty: boolean }) {
  return amountText(message).test('amount', message, (text) =>
    text.trim() === '' ? mayBeEmpty : isAmount(text, (roubles) => roubles >= 0),
  );
}

/** A finite amount of at least 0: roubles in a request, or kopecks after conversion. */
export function amount(message: string) {
  return number()
    .typeError(message)
    .defined(message)
    .nonNullable(message)
    .test('amount', message, (value) => value == null || (Number.isFinite(value) && value >= 0))
    .max(MAX_AMOUNT * 100, generic.amountTooLarge);
}

/** An amount that may be missing or null. */
export function optionalAmount(message: string) {
  return amount(message).optional().nullable();
}

/** A reference to a record: a positive integer. */
export function reference(message: string) {
  return number()
    .typeError(message)
    .defined(message)
    .nonNullable(message)
    .test('reference', message, (value) => Number.isSafeInteger(value) && value > 0);
}

export function optionalReference(message: string) {
  return number()
    .typeError(message)
    .nullable()
    .test(
      'reference',
      message,
      (value) => value == null || (Number.isSafeInteger(value) && value > 0),
    );
}

/** An optional number without bounds; the command checks them. */
export function optionalNumber(message: string) {
  return number().typeError(message).nullable();
}

/** An optional value of this list. */
export function choice<Word extends string | number>(words: readonly Word[], message: string) {
  return mixed<Word>()
    .nullable()
    .test('choice', message, (word) => word == null || words.includes(word));
}

/** The version of a record when read, 0 when never saved; absent: not checked. */
export function optionalVersion() {
  const message = generic.wrongNumberType;
  return number()
    .typeError(message)
    .nullable()
    .test(
      'version',
      message,
      (value) => value == null || (Number.isSafeInteger(value) && value >= 0),
    );
}

export function flag() {
  return boolean().typeError(generic.wrongFlagType).nullable();
}

/** An object in a form or list; `needed` is the message for any other value. */
export function partOf<Shape extends ObjectShape>(shape: Shape, needed: string) {
  return object(shape).typeError(needed).defined(needed).nonNullable(needed);
}

/** A list of at most `max` items; a longer one gets one message instead of one per item. */
export function atMost<List extends AnySchema>(max: number, tooMany: string, list: List) {
  // No value is valid, so the cast affects none.
  const tooLong = array().max(max, tooMany) as AnySchema as List;
  return lazy((value: unknown) => (Array.isArray(value) && value.length > max ? tooLong : list));
}

/**
 * A whole form or payload. `order` is the order of messages in the error box; a value that is not
 * an object is refused as malformed.
 */
export function shapeOf<Shape extends ObjectShape>(shape: Shape, order: readonly string[]) {
  const { malformed } = generic;
  return partOf(shape, malformed).meta({ order: [malformed, ...order] });
}
