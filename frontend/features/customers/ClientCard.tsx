import { failureText } from '@frontend/shared/data/failure-text';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { Spinner } from '@frontend/shared/ui/feedback/Spinner';
import { PageHead } from '@frontend/shared/ui/layout/Page';
import { PanelRow } from '@frontend/shared/ui/layout/Panel';
import { MESSAGES } from '@schema/messages';
import { CLIENT_CARD_TEXTS } from '@schema/texts/people/customers';
import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { ClientContacts } from './ClientContacts';
import { ClientCounters } from './ClientCounters';
import { CurrentBooking } from './CurrentBooking';
import { FavouriteCars } from './FavouriteCars';
import { LatestBookings } from './LatestBookings';
import { useClientCard } from './useClientCard';

interface ClientCardProps {
  readonly id: number;
  /** Path of a booking's card; null: no permission. */
  readonly bookingLink: ((bookingId: number) => string) | null;
  /** Shown beside the contacts. */
  readonly actions: ReactNode;
}

/** Contacts and rentals of a customer (requirements.md, C3, C4). */
export function ClientCard({ id, bookingLink, actions }: ClientCardProps) {
  const { card, error, isLoading, retry } = useClientCard(id);
  if (!card) {
    if (!error) return <Spinner description={CLIENT_CARD_TEXTS.loading} />;
    return (
      <div role="alert">
        <EmptyState
          level={1}
          icon={<CloudOff />}
          title={MESSAGES.customers.cardFailed}
          description={failureText(error, error.message)}
          action={
            <Button look="primary" isPending={isLoading} onClick={retry}>
              {CLIENT_CARD_TEXTS.retry}
            </Button>
          }
        />
      </div>
    );
  }
  return (
    <>
      <PageHead
        title={card.fullName}
        actions={
          <>
            <ClientContacts phone={card.phone ?? null} email={card.email ?? null} />
            {actions}
          </>
        }
      />
      <ClientCounters card={card} />
      <PanelRow>
        <CurrentBooking booking={card.lastActiveBooking ?? null} bookingLink={bookingLink} />
        <FavouriteCars cars={card.cars} />
      </PanelRow>
      <LatestBookings bookings={card.bookings} bookingLink={bookingLink} />
    </>
  );
}
