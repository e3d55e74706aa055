import { PlateLine } from '@frontend/shared/cars/PlateLine';
import { useZone } from '@frontend/shared/data/session';
import { BookingState } from '@frontend/shared/ui/badges/BookingState';
import { CarPicture } from '@frontend/shared/ui/badges/CarPicture';
import { Panel } from '@frontend/shared/ui/layout/Panel';
import { Text } from '@frontend/shared/ui/layout/Text';
import { DividedList } from '@frontend/shared/ui/lists/List';
import { CLIENT_CARD_TEXTS } from '@schema/texts/people/customers';
import { formatMoment } from '@schema/values/time/calendar';
import { parseInstant } from '@schema/values/time/instant';
import { BookingLink } from './BookingLink';
import css from './ClientCard.module.css';
import type { ClientBooking } from './useClientCard';

interface CurrentBookingsProps {
  readonly bookings: readonly ClientBooking[];
  readonly bookingLink: ((bookingId: number) => string) | null;
}

/** The cars the customer has or may have now, each with its state and its return time. */
export function CurrentBookings({ bookings, bookingLink }: CurrentBookingsProps) {
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
