import { PlateLine } from '@frontend/shared/cars/PlateLine';
import { useZone } from '@frontend/shared/data/session';
import { CarPicture } from '@frontend/shared/ui/badges/CarPicture';
import { Panel } from '@frontend/shared/ui/layout/Panel';
import { CLIENT_CARD_TEXTS } from '@schema/texts/people/customers';
import { formatMoment } from '@schema/values/time/calendar';
import { parseInstant } from '@schema/values/time/instant';
import { BookingLink } from './BookingLink';
import css from './ClientCard.module.css';
import type { ClientBooking } from './useClientCard';

interface CurrentBookingProps {
  readonly booking: ClientBooking | null;
  readonly bookingLink: ((bookingId: number) => string) | null;
}

/** The car the customer has now, with its return time. */
export function CurrentBooking({ booking, bookingLink }: CurrentBookingProps) {
  const zone = useZone();
  const end = booking && parseInstant(booking.endDate);
  return (
    <Panel title={CLIENT_CARD_TEXTS.current}>
      {booking && end ? (
        <div className={css.row}>
          <CarPicture car={booking.car} size={48} />
          <div className={css.who}>
            <BookingLink booking={booking} to={bookingLink} />
            <PlateLine car={{ ...booking.car, licensePlate: booking.licensePlate }} />
          </div>
          <span className={css.quiet}>
            {CLIENT_CARD_TEXTS.until} {formatMoment(end, zone)}
          </span>
        </div>
      ) : (
        <p className={css.quiet}>{CLIENT_CARD_TEXTS.noCurrent}</p>
      )}
    </Panel>
  );
}
