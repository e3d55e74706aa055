import { caretAfter, type TypedText } from './typed-text';

const SUBSCRIBER_DIGITS = 10;
const COUNTRY = '+7 (';
const isDigit = (character: string) => character >= '0' && character <= '9';

/** `9162451803` → `+7 (916) 245-18-03`; separators appear only between typed digits. */
function withMask(subscriber: string): string {
  const [area, first, second, third] = [
    subscriber.slice(0, 3),
    subscriber.slice(3, 6),
    subscriber.slice(6, 8),
    subscriber.slice(8, 10),
  ];
  return `${COUNTRY}${area}${first && `) ${first}`}${second && `-${second}`}${third && `-${third}`}`;
}

/**
 * The digits after the country code. A leading 7 or 8 is the country code, typed (`8916…`) or
 * pasted (`+7 916…`), unless `+7` precedes it, as in 8 (800) numbers; an 11-digit number pasted
 * after `+7 (` loses its own code.
 */
function subscriberOf(text: string): string {
  const digits = [...text].filter(isDigit).join('');
  const rest = /^[78]/.test(digits) ? digits.slice(1) : digits;
  const isWholeNumberBehindCode = rest.length > SUBSCRIBER_DIGITS && /^[78]/.test(rest);
  return (isWholeNumberBehindCode ? rest.slice(1) : rest).slice(0, SUBSCRIBER_DIGITS);
}

/**
 * Masks a phone while it is typed or pasted: `+7 (XXX) XXX-XX-XX` (requirements.md, K15).
 * `previous` is the text before: deleting down to the country code empties the field.
 */
export function maskPhone(typed: TypedText, previous: string): TypedText {
  const subscriber = subscriberOf(typed.text);
  if (subscriber === '') {
    const isTypingOn = /\d/.test(typed.text) && typed.text.length > previous.length;
    return isTypingOn ? { text: COUNTRY, caret: COUNTRY.length } : { text: '', caret: 0 };
  }
  const text = withMask(subscriber);
  if (typed.caret >= typed.text.length) return { text, caret: text.length };
  return { text, caret: Math.max(COUNTRY.length, caretAfter(typed, text, isDigit)) };
}
