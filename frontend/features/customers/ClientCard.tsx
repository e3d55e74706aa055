import { History } from '@frontend/shared/history/History';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { PageStatus } from '@frontend/shared/ui/feedback/QueryStatus';
import { PageHead } from '@frontend/shared/ui/layout/Page';
import { PanelRow } from '@frontend/shared/ui/layout/Panel';
import { MESSAGES } from '@schema/messages';
import { CLIENT_CARD_TEXTS, EDIT_CUSTOMER_TEXTS } from '@schema/texts/people/customers';
import Pencil from 'lucide-react/icons/pencil';
import { type ReactNode, useState } from 'react';
import { ClientContacts } from './ClientContacts';
import { ClientCounters } from './ClientCounters';
import { CurrentBookings } from './CurrentBookings';
import { EditCustomerDialog } from './EditCustomerDialog';
import { FavouriteCars } from './FavouriteCars';
import { LatestBookings } from './LatestBookings';
import { useClientCard } from './useClientCard';

interface ClientCardProps {
  readonly id: number;
  /** Path of a booking's card; null: no permission. */
  readonly bookingLink: ((bookingId: number) => string) | null;
  /** Opens the merge with another customer. */
  readonly onMerge: (otherId: number) => void;
  /** Shown beside the contacts. */
  readonly actions: ReactNode;
  /** What the customer owes, and the advance. */
  readonly money: ReactNode;
}

/** Contacts and rentals of a customer (requirements.md, C3, C4). */
export function ClientCard({ id, bookingLink, onMerge, actions, money }: ClientCardProps) {
  const [isEditing, setEditing] = useState(false);
  const { card, query } = useClientCard(id);
  if (!card) {
    return (
      <PageStatus
        query={query}
        level={1}
        title={MESSAGES.customers.cardFailed}
        hint={null}
        loading={CLIENT_CARD_TEXTS.loading}
      />
    );
  }
  return (
    <>
      <PageHead
        title={card.fullName}
        actions={
          <>
            <ClientContacts customer={card} />
            <Button icon={<Pencil />} onClick={() => setEditing(true)}>
              {EDIT_CUSTOMER_TEXTS.open}
            </Button>
            {actions}
          </>
        }
      />
      <ClientCounters card={card} />
      {money}
      <PanelRow>
        <CurrentBookings bookings={card.currentBookings} bookingLink={bookingLink} />
        <FavouriteCars cars={card.cars} />
      </PanelRow>
      <LatestBookings bookings={card.bookings} bookingLink={bookingLink} />
      <History kind="customer" id={id} />
      {isEditing && (
        <EditCustomerDialog
          customer={card}
          onMerge={(otherId) => {
            setEditing(false);
            onMerge(otherId);
          }}
          onClose={() => setEditing(false)}
        />
      )}
    </>
  );
}
