import { PreferredContact } from '@frontend/shared/bookings/PreferredContact';
import { CustomerEmail } from '@frontend/shared/customers/CustomerEmail';
import { useSession } from '@frontend/shared/data/session';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Text } from '@frontend/shared/ui/layout/Text';
import type { KnownDetails } from '@schema/fields/customer-fields';
import { CLIENT_CARD_TEXTS, CUSTOMERS_TEXTS } from '@schema/texts/people/customers';
import { formatPhone, telLink, whatsappLink } from '@schema/values/people/phone';
import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import css from './ClientContacts.module.css';

interface ClientContactsProps {
  readonly customer: KnownDetails;
}

/** Phone and e-mail; a WhatsApp link from 11 digits on (requirements.md, C6). */
export function ClientContacts({ customer }: ClientContactsProps) {
  const { phone, email } = customer;
  const { company } = useSession();
  const tel = phone && telLink(phone);
  const messenger = phone && whatsappLink(phone);
  return (
    <Row gap={8} align="center" wrap canShrink>
      {phone && tel ? (
        <a className={css.contact} href={tel}>
          <Phone aria-hidden="true" />
          {formatPhone(phone)}
        </a>
      ) : (
        <Text tone="muted">{CUSTOMERS_TEXTS.noPhone}</Text>
      )}
      {phone && company.contactWay !== 'call' && (
        <PreferredContact way={company.contactWay} phone={phone} className={css.contact} />
      )}
      {messenger && (
        <a className={css.contact} href={messenger} target="_blank" rel="noreferrer">
          <MessageCircle aria-hidden="true" />
          {CLIENT_CARD_TEXTS.whatsapp}
        </a>
      )}
      {email && (
        <a className={css.contact} href={`mailto:${email}`}>
          <Mail aria-hidden="true" />
          <CustomerEmail customer={customer} />
        </a>
      )}
    </Row>
  );
}
