import { PlateLine } from '@frontend/shared/cars/PlateLine';
import { useZone } from '@frontend/shared/data/session';
import { History } from '@frontend/shared/history/History';
import { BookingState } from '@frontend/shared/ui/badges/BookingState';
import { CarPicture } from '@frontend/shared/ui/badges/CarPicture';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { PageStatus } from '@frontend/shared/ui/feedback/QueryStatus';
import { PageHead } from '@frontend/shared/ui/layout/Page';
import { Panel, PanelRow } from '@frontend/shared/ui/layout/Panel';
import { Text } from '@frontend/shared/ui/layout/Text';
import { DividedList } from '@frontend/shared/ui/lists/List';
import { FactTiles } from '@frontend/shared/ui/records/FactTiles';
import { CLIENT_CARD } from '@schema/constants';
import { MESSAGES } from '@schema/messages';
import { CLIENT_CARD_TEXTS, EDIT_CUSTOMER_TEXTS, TRIP_FORMS } from '@schema/texts/people/customers';
import { formatRoubles } from '@schema/values/money/money';
import { formatMoment } from '@schema/values/time/calendar';
import { parseInstant } from '@schema/values/time/instant';
import { formatCount, plural } from '@schema/values/words/plural';
import Pencil from 'lucide-react/icons/pencil';
import { type ReactNode, useState } from 'react';
import { BookingLink } from './BookingLink';
import css from './ClientCard.module.css';
import { ClientContacts } from './ClientContacts';
import { EditCustomerDialog } from './EditCustomerDialog';
import { LatestBookings } from './LatestBookings';
import { type ClientBooking, type ClientCardFacts, useClientCard } from './useClientCard';

interface ClientCardProps {
  readonly id: number;
  /** Path of a booking's card; null: no permission. */
  readonly bookingLink: ((bookingId: number) => string) | null;
  /** Path of the form that repeats a booking; null: no permission. */
  readonly repeatLink: ((booking: ClientBooking) => string) | null;
  /** Opens the merge with another customer. */
  readonly onMerge: (otherId: number) => void;
  /** Shown beside the contacts. */
  readonly actions: ReactNode;
  /** Debt and advance of the customer. */
  readonly money: ReactNode;
  /** Documents of the customer. */
  readonly papers: ReactNode;
}

/** Contacts and rentals of a customer (requirements.md, C3, C4). */
export function ClientCard(props: ClientCardProps) {
  const { id, bookingLink, repeatLink, onMerge, actions, money, papers } = props;
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
      <LatestBookings bookings={card.bookings} bookingLink={bookingLink} repeatLink={repeatLink} />
      {papers}
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

/** Bookings by status, days, revenue and the average check (requirements.md, C3). */
function ClientCounters({ card }: { readonly card: ClientCardFacts }) {
  const { total, active, planned, completed, cancelled, rentalDays, totalSpent, averageCheck } =
    CLIENT_CARD_TEXTS;
  return (
    <FactTiles
      isSpaced
      label={CLIENT_CARD_TEXTS.counters}
      tiles={[
        { name: total, value: formatCount(card.totalBookings) },
        { name: active, value: String(card.activeBookings), dot: 'active' },
        { name: planned, value: String(card.plannedBookings), dot: 'planned' },
        { name: completed, value: String(card.completedBookings), dot: 'completed' },
        { name: cancelled, value: String(card.cancelledBookings), dot: 'cancelled' },
        { name: rentalDays, value: formatCount(card.totalRentalDays) },
        { name: totalSpent, value: formatRoubles(card.totalSpent) },
        { name: averageCheck, value: formatRoubles(card.averageCheck) },
      ]}
    />
  );
}

interface CurrentBookingsProps {
  readonly bookings: readonly ClientBooking[];
  readonly bookingLink: ((bookingId: number) => string) | null;
}

/** Cars the customer has or may have now, each with its state and its return time. */
function CurrentBookings({ bookings, bookingLink }: CurrentBookingsProps) {
  const zone = useZone();
  const until = (iso: string) => {
    const end = parseInstant(iso);
    return end && `${CLIENT_CARD_TEXTS.until} ${formatMoment(end, zone)}`;
  };
  return (
    <Panel title={CLIENT_CARD_TEXTS.current}>
      {bookings.length === 0 && (
        <Text as="p" tone="muted">
          {CLIENT_CARD_TEXTS.noCurrent}
        </Text>
      )}
      <DividedList label={CLIENT_CARD_TEXTS.current}>
        {bookings.map((booking) => (
          <li key={booking.id} className={css.row}>
            <CarPicture car={booking.car} size={48} />
            <div className={css.who}>
              <BookingLink booking={booking} to={bookingLink} />
              <PlateLine car={{ ...booking.car, licensePlate: booking.licensePlate }} />
            </div>
            <BookingState booking={booking} />
            <Text tone="muted">{until(booking.endDate)}</Text>
          </li>
        ))}
      </DividedList>
    </Panel>
  );
}

/** Up to three cars with trips and amounts spent (requirements.md, C4). */
function FavouriteCars({ cars }: Pick<ClientCardFacts, 'cars'>) {
  return (
    <Panel title={CLIENT_CARD_TEXTS.favourites}>
      {cars.length === 0 ? (
        <Text as="p" tone="muted">
          {CLIENT_CARD_TEXTS.noFavourites}
        </Text>
      ) : (
        <DividedList label={CLIENT_CARD_TEXTS.favourites}>
          {cars.slice(0, CLIENT_CARD.cars).map((car) => (
            <li key={car.carId} className={css.row}>
              <span className={css.who}>
                {car.carTitle}
                <PlateLine car={car} />
              </span>
              <Text tone="muted">{plural(car.totalBookings, TRIP_FORMS)}</Text>
              <span className={css.money}>{formatRoubles(car.totalSpent)}</span>
            </li>
          ))}
        </DividedList>
      )}
    </Panel>
  );
}
