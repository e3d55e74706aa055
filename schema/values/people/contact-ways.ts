import { messengerDigits, telLink, whatsappLink } from './phone';

/** Contact methods for a customer; the company selects the preferred one. */
export const CONTACT_WAYS = ['whatsapp', 'telegram', 'sms', 'call', 'copy'] as const;
export type ContactWay = (typeof CONTACT_WAYS)[number];

export const DEFAULT_CONTACT_WAY: ContactWay = 'whatsapp';

/** The method that carries a text: a call does not, so WhatsApp takes its place. */
export const textWayOf = (way: ContactWay): Exclude<ContactWay, 'call'> =>
  way === 'call' ? 'whatsapp' : way;

/** A prefilled text as a parameter. A lone surrogate would make encodeURIComponent throw. */
const prefilled = (name: string, message: string) =>
  message && `?${name}=${encodeURIComponent(message.toWellFormed())}`;

/**
 * Link of a contact method; null without a usable phone, and for copying. Telegram opens a chat by
 * phone only with the customer's permission.
 */
export function contactLink(way: ContactWay, phone: string, message = ''): string | null {
  const digits = messengerDigits(phone);
  switch (way) {
    case 'whatsapp':
      return whatsappLink(phone, message);
    case 'telegram':
      return digits && `https://t.me/+${digits}${prefilled('text', message)}`;
    case 'sms':
      return digits && `sms:+${digits}${prefilled('body', message)}`;
    case 'call':
      return telLink(phone);
    case 'copy':
      return null;
  }
}
