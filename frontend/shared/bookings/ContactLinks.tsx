import { copyText } from '@frontend/shared/lib/device/clipboard';
import { MESSAGES } from '@schema/messages';
import { CONTACT_TEXTS } from '@schema/texts/bookings/marks';
import { type ContactWay, contactLink } from '@schema/values/people/contact-ways';
import { useSession } from '../data/session';
import { Button } from '../ui/buttons/Button';
import { ButtonLink, IconLink } from '../ui/buttons/ButtonLink';
import { IconButton } from '../ui/buttons/IconButton';
import { showToast } from '../ui/feedback/toasts';
import { CONTACT_ICONS } from './PreferredContact';

interface ContactLinksProps {
  readonly phone: string | null;
  /** Customer name, to distinguish the links of a list. */
  readonly name: string;
  readonly look?: 'icons' | 'buttons';
}

/** A call and WhatsApp, after the company's default method. */
const ALWAYS: readonly ContactWay[] = ['call', 'whatsapp'];

/** Contact links of a customer; nothing without a usable phone. */
export function ContactLinks({ phone, name, look = 'icons' }: ContactLinksProps) {
  const { company } = useSession();
  if (!phone) return null;
  const own = ALWAYS.includes(company.contactWay) ? [] : [company.contactWay];
  return [...own, ...ALWAYS].map((way) => {
    const icon = CONTACT_ICONS[way];
    const title = CONTACT_TEXTS[way];
    const label = `${title}: ${name}`;
    if (way === 'copy') {
      const copy = () => void copyPhone(phone);
      return look === 'icons' ? (
        <IconButton key={way} label={label} icon={icon} onClick={copy} />
      ) : (
        <Button key={way} icon={icon} onClick={copy}>
          {title}
        </Button>
      );
    }
    const href = contactLink(way, phone);
    if (!href) return null;
    return look === 'icons' ? (
      <IconLink key={way} target={{ href }} label={label} icon={icon} />
    ) : (
      <ButtonLink key={way} target={{ href }} icon={icon}>
        {title}
      </ButtonLink>
    );
  });
}

async function copyPhone(phone: string): Promise<void> {
  const { copied, copyFailed } = MESSAGES.clipboard;
  if (await copyText(phone)) showToast('success', copied);
  else showToast('error', copyFailed);
}
