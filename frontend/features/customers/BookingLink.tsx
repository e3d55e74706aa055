import { Link } from 'react-router-dom';
import css from './ClientCard.module.css';
import type { ClientBooking } from './useClientCard';

interface BookingLinkProps {
  readonly booking: Pick<ClientBooking, 'id' | 'carTitle'>;
  readonly to: ((bookingId: number) => string) | null;
}

/** Car of a booking, with a link to its card for users who may open it. */
export function BookingLink({ booking, to }: BookingLinkProps) {
  const { id, carTitle } = booking;
  return to ? (
    // The dialog adds its own history entry.
    <Link className={css.link} to={to(id)} replace>
      {carTitle}
    </Link>
  ) : (
    <span>{carTitle}</span>
  );
}
