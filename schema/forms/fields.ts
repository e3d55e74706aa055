import { boolean, mixed, number, string } from 'yup';
import { MAX_AMOUNT, MAX_EVENT_DAYS, TEXT_LIMITS } from '../constants';
import { MESSAGES, tooLong } from '../messages';
import { parseInstant } from '../values/calendar';
import { DAY_MS } from '../values/day-number';
import { parseAmount } from '../values/money';
import { isCleanText } from '../values/text';

/**
 * The kinds of fields forms and payloads are made of. All are strict: a value of a wrong type is
 * refused in Russian and never converted.
 */

/** An instant: an ISO 8601 string with an offset, or a Date where it was parsed already. */
export type Instant = string | Date;

export function instantOf(value: unknown): Date | null {
  if (typeof value === 'string') return parseInstant(value);
  if (!(value instanceof Date) || Number.isNaN(value.getTime())) return null;
  return parseInstant(value.toISOString());
}

const isBlank = (value: unknown) => value === undefined || value === null || value === '';

export interface PeriodMessages {
  readonly timesRequired: string;
  readonly invalid: string;
  readonly endBeforeStart: string;
}

function instantField(messages: PeriodMessages) {
  return mixed<Instant>()
    .defined(messages.timesRequired)
    .nonNullable(messages.timesRequired)
    .test('required', messages.timesRequired, (value) => !isBlank(value))
    .test('valid', messages.invalid, (value) => isBlank(value) || instantOf(value) !== null);
}

/** `startDate` and `endDate` of one period. The end may equal the start (DOMAIN, occupancy). */
export function periodFields(messages: PeriodMessages) {
  const lengthMs = (endDate: unknown, parent: { startDate?: unknown }) => {
    const start = instantOf(parent.startDate);
    const end = instantOf(endDate);
    return start && end ? end.getTime() - start.getTime() : 0;
  };
  return {
    startDate: instantField(messages),
    endDate: instantField(messages)
      .test('order', messages.endBeforeStart, (value, { parent }) => lengthMs(value, parent) >= 0)
      .test(
        'length',
        MESSAGES.period.tooLong,
        (value, { parent }) => lengthMs(value, parent) <= MAX_EVENT_DAYS * DAY_MS,
      ),
  };
}

const strictText = (maxLength: number) =>
  string()
    .typeError(MESSAGES.generic.wrongTextType)
    .max(maxLength, tooLong(maxLength))
    .test('clean', MESSAGES.generic.badCharacters, (value) => !value || isCleanText(value));

/** A text that must hold more than spaces. */
export function requiredText(message: string, maxLength: number) {
  return strictText(maxLength)
    .defined(message)
    .nonNullable(message)
    .test('filled', message, (value) => value.trim() !== '');
}

/** A text that may be missing, null or empty. */
export function optionalText(maxLength: number = TEXT_LIMITS.comment) {
  return strictText(maxLength).nullable();
}

/** What stands in an amount input, roubles, at least 0. Empty passes only where it has a meaning. */
export function amountInput(message: string, { mayBeEmpty }: { mayBeEmpty: boolean }) {
  return string()
    .typeError(message)
    .defined(message)
    .test('amount', message, (value) => {
      if (value.trim() === '') return mayBeEmpty;
      const amount = parseAmount(value);
      return amount !== null && amount >= 0;
    })
    .test(
      'limit',
      MESSAGES.generic.amountTooLarge,
      (value) => (parseAmount(value) ?? 0) <= MAX_AMOUNT,
    );
}

/** A finite amount of at least 0: roubles as sent, or kopecks once the door has converted them. */
export function amount(message: string) {
  return number()
    .typeError(message)
    .defined(message)
    .nonNullable(message)
    .test('amount', message, (value) => Number.isFinite(value) && value >= 0)
    .max(MAX_AMOUNT * 100, MESSAGES.generic.amountTooLarge);
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

/** The version a record had when it was read; missing means "whatever it is". */
export function optionalVersion() {
  return optionalReference(MESSAGES.generic.wrongNumberType);
}

export function flag() {
  return boolean().typeError(MESSAGES.generic.wrongFlagType);
}
