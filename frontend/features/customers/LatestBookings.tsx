import { useZone } from '@frontend/shared/data/session';
import { BookingStatusBadge } from '@frontend/shared/ui/BookingStatusBadge';
import { Panel } from '@frontend/shared/ui/Panel';
import { PlateChip } from '@frontend/shared/ui/PlateChip';
import { CLIENT_CARD } from '@schema/constants';
import { CLIENT_CARD_TEXTS } from '@schema/texts/customers';
import { formatMoment, parseInstant } from '@schema/values/calendar';
import { formatRoubles } from '@schema/values/money';
import { DAY_FORMS, plural } from '@schema/values/plural';
import { BookingLink } from './BookingLink';
import css from './ClientCard.module.css';
import type { ClientBooking } from './useClientCard';

interface LatestBookingsProps {
  readonly bookings: readonly ClientBooking[];
  readonly bookingLink: ((bookingId: number) => string) | null;
}

/** The six latest bookings (requirements.md, C4). */
export function LatestBookings({ bookings, bookingLink }: LatestBookingsProps) {
  const zone = useZone();
  const moment = (iso: string) => {
    const instant = parseInstant(iso);
    return instant ? formatMoment(instant, zone) : '';
  };
  return (
    <Panel title={CLIENT_CARD_TEXTS.latest}>
      {bookings.length === 0 && <p className={css.quiet}>{CLIENT_CARD_TEXTS.noBookings}</p>}
      <ul className={css.list} aria-label={CLIENT_CARD_TEXTS.latest}>
        {bookings.slice(0, CLIENT_CARD.bookings).map((booking) => (
          <li key={booking.id} className={css.row}>
            <span className={css.who}>
              <BookingLink booking={booking} to={bookingLink} />
              <PlateChip plate={booking.licensePlate} />
            </span>
            <span>
              {moment(booking.startDate)} – {moment(booking.endDate)}
              <span className={css.quiet}> · {plural(booking.durationDays, DAY_FORMS)}</span>
            </span>
            <BookingStatusBadge status={booking.status} />
            <span className={css.money}>
              {booking.totalPrice == null
                ? CLIENT_CARD_TEXTS.noPrice
                : formatRoubles(booking.totalPrice)}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
