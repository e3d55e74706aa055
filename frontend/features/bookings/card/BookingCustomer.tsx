import type { BookingFacts } from '@frontend/shared/bookings/booking-facts';
import { PreferredContact } from '@frontend/shared/bookings/PreferredContact';
import { useSession } from '@frontend/shared/data/session';
import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { useLeave } from '@frontend/shared/lib/overlays/leave-guard';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { LateDialog } from '@frontend/shared/ui/feedback/LateDialog';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Text } from '@frontend/shared/ui/layout/Text';
import { BOOKING_DETAILS_TEXTS } from '@schema/texts/bookings/bookings';
import { CUSTOMER_REPLACEMENT_TEXTS } from '@schema/texts/bookings/customer-replacement';
import { formatPhone, telLink, whatsappLink } from '@schema/values/people/phone';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import { Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import css from './BookingAside.module.css';

const ReplaceCustomerDialog = lazyComponent(() => import('./ReplaceCustomerDialog'));

interface BookingCustomerProps {
  readonly booking: BookingFacts;
  /** Path of the customer's card; null: no permission, or unknown yet. */
  readonly path: string | null;
  /** The car of the rental was swapped. */
  readonly hasParts: boolean;
  readonly canReplace: boolean;
}

/** The customer of a booking with ways to contact and to replace them. */
export function BookingCustomer({ booking, path, hasParts, canReplace }: BookingCustomerProps) {
  const { customer, customerPhone } = booking;
  const { company } = useSession();
  const [isReplacing, setReplacing] = useState(false);
  const call = customerPhone && telLink(customerPhone);
  const chat = customerPhone && whatsappLink(customerPhone);
  return (
    <div className={css.customer}>
      <div className={css.name}>{path ? <CardLink path={path} name={customer} /> : customer}</div>
      <Text as="div" tone="muted" className={css.phone}>
        {customerPhone ? formatPhone(customerPhone) : BOOKING_DETAILS_TEXTS.noPhone}
      </Text>
      {(call || chat || canReplace) && (
        <Row gap={8} wrap className={css.links}>
          {customerPhone && company.contactWay !== 'call' && (
            <PreferredContact way={company.contactWay} phone={customerPhone} className={css.link} />
          )}
          {call && (
            <a className={css.link} href={call}>
              <Phone aria-hidden="true" />
              {BOOKING_DETAILS_TEXTS.call}
            </a>
          )}
          {chat && (
            <a className={css.link} href={chat} target="_blank" rel="noreferrer">
              <MessageCircle aria-hidden="true" />
              {BOOKING_DETAILS_TEXTS.whatsapp}
            </a>
          )}
          {canReplace && (
            <Button className={css.replace} onClick={() => setReplacing(true)}>
              {CUSTOMER_REPLACEMENT_TEXTS.open}
            </Button>
          )}
        </Row>
      )}
      {isReplacing && (
        <Suspense fallback={<LateDialog />}>
          <ReplaceCustomerDialog
            booking={booking}
            hasParts={hasParts}
            onClose={() => setReplacing(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Leads from the dialog to the customer's card; unsaved values are asked about first. */
function CardLink({ path, name }: { readonly path: string; readonly name: string }) {
  const leave = useLeave();
  const navigate = useNavigate();
  return (
    <Link
      className={css.part}
      to={path}
      onClick={(event) => {
        // The browser handles clicks that open a new tab or window.
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        leave(() => void navigate(path));
      }}
    >
      {name}
    </Link>
  );
}
