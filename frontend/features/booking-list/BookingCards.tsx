import { CarName } from '@frontend/shared/bookings/BookingNames';
import { useMoment } from '@frontend/shared/data/use-moment';
import { BookingStatusBadge } from '@frontend/shared/ui/lists/BookingStatusBadge';
import { PlateChip } from '@frontend/shared/ui/lists/PlateChip';
import { BOOKING_LIST_TEXTS } from '@schema/texts/bookings/booking-list';
import { type BookingRowsProps, Customer, OpenButton, priceText } from './BookingParts';
import css from './BookingRows.module.css';

/** Rows of the list as cards, for phones. */
export function BookingCards({ bookings, links, onOpen }: BookingRowsProps) {
  const moment = useMoment();
  const texts = BOOKING_LIST_TEXTS;
  return (
    <ul className={css.cards} aria-label={texts.title}>
      {bookings.map((booking) => (
        <li key={booking.id} className={css.card}>
          <div className={css.top}>
            <Customer booking={booking} links={links} />
            <BookingStatusBadge status={booking.status} />
          </div>
          <div className={css.head}>
            <CarName booking={booking} links={links} />
            <PlateChip plate={booking.licensePlate} />
          </div>
          <p>
            {moment(booking.startDate)} – {moment(booking.endDate)}
          </p>
          <p className={css.quiet}>
            {texts.created} {moment(booking.createdAt)} · {booking.sourceName ?? texts.noSource}
          </p>
          <div className={css.head}>
            <b>{priceText(booking)}</b>
            <OpenButton booking={booking} onOpen={onOpen} />
          </div>
        </li>
      ))}
    </ul>
  );
}
