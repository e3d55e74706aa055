import { BOOKING_LIST_TEXTS } from '@schema/texts/bookings/booking-list';
import { dayOf, formatDay } from '@schema/values/time/calendar';
import { parseInstant } from '@schema/values/time/instant';
import { Link } from 'react-router-dom';
import { useZone } from '../data/session';
import css from './BookingNames.module.css';
import type { BookingLinks } from './booking-links';

interface CustomerNameProps {
  readonly id: number;
  readonly name: string;
  readonly links: BookingLinks;
}

/** Link to the customer's card. */
export function CustomerName({ id, name, links }: CustomerNameProps) {
  if (!links.customer) return <span className={css.name}>{name}</span>;
  return (
    <Link className={css.link} to={links.customer(id)}>
      {name}
    </Link>
  );
}

interface CarNameProps {
  readonly booking: { readonly carTitle: string; readonly startDate: string };
  readonly links: BookingLinks;
}

/** Link to the board at the day the rental starts. */
export function CarName({ booking: { carTitle, startDate }, links }: CarNameProps) {
  const zone = useZone();
  const start = parseInstant(startDate);
  if (!links.board || !start) return <span className={css.name}>{carTitle}</span>;
  const label = `${carTitle}: ${BOOKING_LIST_TEXTS.onBoard} ${formatDay(dayOf(start, zone))}`;
  return (
    <Link className={css.link} to={links.board(startDate)} aria-label={label} title={label}>
      {carTitle}
    </Link>
  );
}
