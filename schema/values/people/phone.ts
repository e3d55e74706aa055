import { MESSENGER_DIGITS, PHONE_COUNTRY_CODE, PHONE_DIGITS } from '@schema/constants';
import { plainDigits } from '@schema/values/words/plain-digits';

function digitsOf(text: string): string {
  return plainDigits(text).replace(/\D/g, '');
}

/** «+90 532 …»: the code of another country; «+8 …» as well. */
export const hasForeignCode = (text: string): boolean => /\+\s*[0-689]/.test(plainDigits(text));

/**
 * Normalises to 11 digits starting with 7 (requirements.md, X3). A leading 8 becomes 7; 10 digits
 * get a 7, unless a + marks the country code as included. '8 916 245-18-07', '+7 (916) 245-18-07',
 * '9162451807' → '79162451807'; '+7 916 245', '+84 912 345 678' → null.
 */
export function normalisePhone(text: string): string | null {
  if (hasForeignCode(text)) return null;
  const digits = digitsOf(text);
  if (digits.length === PHONE_DIGITS && /^[78]/.test(digits)) {
    return PHONE_COUNTRY_CODE + digits.slice(1);
  }
  const isNational = digits.length === PHONE_DIGITS - 1 && !plainDigits(text).includes('+');
  return isNational ? PHONE_COUNTRY_CODE + digits : null;
}

/**
 * Whether a phone field is complete: all 11 digits (requirements.md, K12). A masked field with one
 * digit missing contains 10 and must not pass as a number without its country code.
 */
export function isWholePhone(text: string): boolean {
  return digitsOf(text).length === PHONE_DIGITS && normalisePhone(text) !== null;
}

/** The phone in requests: '+79162451807', or null. */
export function toWirePhone(text: string): string | null {
  const digits = normalisePhone(text);
  return digits && `+${digits}`;
}

/** '+7 (916) 245-18-07'; a phone of another format is unchanged. */
export function formatPhone(text: string): string {
  const digits = normalisePhone(text);
  if (!digits) return text.trim();
  const part = (from: number, to: number) => digits.slice(from, to);
  return `+7 (${part(1, 4)}) ${part(4, 7)}-${part(7, 9)}-${part(9, 11)}`;
}

/** 'tel:+79162451807'; null without digits. */
export function telLink(text: string): string | null {
  const wire = toWirePhone(text);
  if (wire) return `tel:${wire}`;
  const digits = digitsOf(text);
  if (!digits) return null;
  return `tel:${text.trim().startsWith('+') ? '+' : ''}${digits}`;
}

/** The digits if usable in a messenger: at least 11 (requirements.md, R7); else null. */
export function messengerDigits(text: string): string | null {
  const digits = normalisePhone(text) ?? digitsOf(text);
  return digits.length >= MESSENGER_DIGITS.min && digits.length <= MESSENGER_DIGITS.max
    ? digits
    : null;
}

/** 'https://wa.me/79162451807?text=…', or null without a usable phone. */
export function whatsappLink(text: string, message?: string): string | null {
  const digits = messengerDigits(text);
  if (!digits) return null;
  // A lone surrogate would make encodeURIComponent throw.
  const query = message ? `?text=${encodeURIComponent(message.toWellFormed())}` : '';
  return `https://wa.me/${digits}${query}`;
}
