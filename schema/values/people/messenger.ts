import { messengerDigits, whatsappLink } from './phone';

/** Ways to open a chat with the text already typed (requirements.md, R14, R16). */
export interface MessengerLinks {
  /** The app, by its own scheme. */
  readonly app: string;
  /** WhatsApp Business, which shares the phone with the other app. */
  readonly business: string;
  /** wa.me: wherever there is a browser. */
  readonly browser: string;
}

/** Android tells two apps of one scheme apart by their package. */
const BUSINESS_PACKAGE = 'com.whatsapp.w4b';

/**
 * Links to a customer's chat; null without a phone of at least 11 digits (requirements.md, R7). The
 * business app is named by its package on Android, by a scheme of its own elsewhere.
 */
export function messengerLinks(
  phone: string,
  message: string,
  { isAndroid }: { readonly isAndroid: boolean },
): MessengerLinks | null {
  const digits = messengerDigits(phone);
  const browser = whatsappLink(phone, message);
  if (!digits || !browser) return null;
  // A lone surrogate would make encodeURIComponent throw.
  const text = encodeURIComponent(message.toWellFormed());
  const target = `send?phone=${digits}${text && `&text=${text}`}`;
  return {
    app: `whatsapp://${target}`,
    business: isAndroid
      ? `intent://${target}#Intent;scheme=whatsapp;package=${BUSINESS_PACKAGE};end`
      : `whatsapp-smb://${target}`,
    browser,
  };
}
