import { hasForeignCode } from '@schema/values/people/phone';
import { plainDigits } from '@schema/values/words/plain-digits';
import { caretAfter, insertedLength, type TypedText } from './typed-text';

const SUBSCRIBER_DIGITS = 10;
const COUNTRY = '+7 (';
const isDigit = (character: string) => /\p{Nd}/u.test(character);

/**
 * `9162451803` → `+7 (916) 245-18-03`; separators appear only between typed digits; surplus digits
 * follow.
 */
function withMask(subscriber: string): string {
  const [area, first, second, third] = [
    subscriber.slice(0, 3),
    subscriber.slice(3, 6),
    subscriber.slice(6, 8),
    subscriber.slice(8),
  ];
  return `${COUNTRY}${area}${first && `) ${first}`}${second && `-${second}`}${third && `-${third}`}`;
}

/**
 * The digits after the country code; may be more than ten. A leading 7 or 8 is the country code,
 * typed (`8916…`) or pasted (`+7 916…`), unless `+7` precedes it, as in 8 (800) numbers; a whole
 * number after a code loses its own. Ten digits pasted at once have no code: numbers of Kazakhstan
 * begin with 7, toll-free ones with 8.
 */
function subscriberOf(text: string, isPasted: boolean): string {
  const digits = plainDigits(text).replace(/\D/g, '');
  if (isPasted && digits.length === SUBSCRIBER_DIGITS && !text.includes('+')) return digits;
  const rest = /^[78]/.test(digits) ? digits.slice(1) : digits;
  const isWholeNumberBehindCode = rest.length === SUBSCRIBER_DIGITS + 1 && /^[78]/.test(rest);
  return isWholeNumberBehindCode && isPasted ? rest.slice(1) : rest;
}

/**
 * Masks a phone while it is typed or pasted: `+7 (XXX) XXX-XX-XX` (requirements.md, K15). A foreign
 * number and one with surplus digits stay whole, so that the form refuses them: a truncated number
 * belongs to another person. `previous` is the text before: deleting down to the country code
 * empties the field.
 */
export function maskPhone(typed: TypedText, previous: string): TypedText {
  const isCodeBegun = typed.text.trim() === '+';
  if (isCodeBegun || hasForeignCode(typed.text)) return typed;
  // A masked text is displayed again unchanged.
  const isShown = previous === '' && typed.text.startsWith(COUNTRY);
  const isPasted = insertedLength(previous, typed.text) > 1 && !isShown;
  const subscriber = subscriberOf(typed.text, isPasted);
  if (subscriber === '') {
    const isTypingOn = /\p{Nd}/u.test(typed.text) && typed.text.length > previous.length;
    return isTypingOn ? { text: COUNTRY, caret: COUNTRY.length } : { text: '', caret: 0 };
  }
  const text = withMask(subscriber);
  if (typed.caret >= typed.text.length) return { text, caret: text.length };
  return { text, caret: Math.max(COUNTRY.length, caretAfter(typed, text, isDigit)) };
}
