import { CONTACT_TEXTS } from '@schema/texts/bookings/marks';
import { telLink, whatsappLink } from '@schema/values/people/phone';
import { MessageCircle, Phone } from 'lucide-react';
import { ButtonLink, IconLink } from '../ui/buttons/ButtonLink';

interface ContactLinksProps {
  readonly phone: string | null;
  /** Customer name, to distinguish the links of a list. */
  readonly name: string;
  readonly look?: 'icons' | 'buttons';
}

/** Links to call and to the messenger; nothing without a usable phone. */
export function ContactLinks({ phone, name, look = 'icons' }: ContactLinksProps) {
  const tel = phone && telLink(phone);
  const chat = phone && whatsappLink(phone);
  const links = [
    { href: tel, title: CONTACT_TEXTS.call, icon: <Phone /> },
    { href: chat, title: CONTACT_TEXTS.whatsapp, icon: <MessageCircle /> },
  ];
  return links.map(
    ({ href, title, icon }) =>
      href &&
      (look === 'icons' ? (
        <IconLink key={title} target={{ href }} label={`${title}: ${name}`} icon={icon} />
      ) : (
        <ButtonLink key={title} target={{ href }} icon={icon}>
          {title}
        </ButtonLink>
      )),
  );
}
