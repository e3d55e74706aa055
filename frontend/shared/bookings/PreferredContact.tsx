import { copyText } from '@frontend/shared/lib/device/clipboard';
import { COPY_FEEDBACK_MS } from '@schema/constants';
import { MESSAGES } from '@schema/messages';
import { CONTACT_TEXTS } from '@schema/texts/bookings/marks';
import { type ContactWay, contactLink } from '@schema/values/people/contact-ways';
import Copy from 'lucide-react/icons/copy';
import MessageCircle from 'lucide-react/icons/message-circle';
import MessageSquare from 'lucide-react/icons/message-square';
import Phone from 'lucide-react/icons/phone';
import Send from 'lucide-react/icons/send';
import { useEffect, useState } from 'react';

interface PreferredContactProps {
  /** Default contact method of the company. */
  readonly way: ContactWay;
  readonly phone: string;
  /** Prefilled, or copied instead of the phone. */
  readonly message?: string;
  readonly className: string | undefined;
}

export const CONTACT_ICONS = {
  whatsapp: <MessageCircle aria-hidden="true" />,
  telegram: <Send aria-hidden="true" />,
  sms: <MessageSquare aria-hidden="true" />,
  call: <Phone aria-hidden="true" />,
  copy: <Copy aria-hidden="true" />,
} as const;

/**
 * The company's default contact method, beside the documented WhatsApp links; nothing when it is
 * WhatsApp.
 */
export function PreferredContact({ way, phone, message = '', className }: PreferredContactProps) {
  if (way === 'whatsapp') return null;
  if (way === 'copy') return <CopyContact text={message || phone} className={className} />;
  const href = contactLink(way, phone, message);
  if (!href) return null;
  return (
    <a
      className={className}
      href={href}
      {...(href.startsWith('http') && { target: '_blank', rel: 'noreferrer' })}
    >
      {CONTACT_ICONS[way]}
      {CONTACT_TEXTS[way]}
    </a>
  );
}

interface CopyContactProps {
  readonly text: string;
  readonly className: string | undefined;
}

/** Shows the result in place: a public page has no notices. */
function CopyContact({ text, className }: CopyContactProps) {
  const [result, setResult] = useState<string | null>(null);
  useEffect(() => {
    if (result === null) return;
    const timer = setTimeout(() => setResult(null), COPY_FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [result]);
  const copy = async () => {
    const { copied, copyFailed } = MESSAGES.clipboard;
    setResult((await copyText(text)) ? copied : copyFailed);
  };
  return (
    <button type="button" className={className} onClick={() => void copy()}>
      {CONTACT_ICONS.copy}
      <span aria-live="polite">{result ?? CONTACT_TEXTS.copy}</span>
    </button>
  );
}
