import { messengerDigits, whatsappLink } from './phone';

/** Links that open a chat with a prefilled text (requirements.md, R14, R16). */
interface MessengerLinks {
  /** The app's URL scheme. */
  readonly app: string;
  /** WhatsApp Business, which may be installed beside the other app. */
  readonly business: string;
  /** wa.me, for any browser. */
  readonly browser: string;
}

/** Android distinguishes apps with the same scheme by package. */
const BUSINESS_PACKAGE = 'com.whatsapp.w4b';

/**
 * Links to a customer's chat; null without a phone of at least 11 digits (requirements.md, R7). The
 * business app is addressed by its package on Android, by its own scheme elsewhere.
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
