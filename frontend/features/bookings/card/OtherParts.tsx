import type { BookingFacts } from '@frontend/shared/bookings/booking-facts';
import { PlateLine } from '@frontend/shared/cars/PlateLine';
import { useMoment } from '@frontend/shared/data/use-moment';
import { useLeave } from '@frontend/shared/lib/overlays/leave-guard';
import { Text } from '@frontend/shared/ui/layout/Text';
import { BOOKING_DETAILS_TEXTS } from '@schema/texts/bookings/bookings';
import { Fact } from './BookingAside';
import css from './BookingAside.module.css';
import type { RentalParts } from './useBooking';

interface OtherPartsProps {
  readonly parts: RentalParts;
  readonly booking: Pick<BookingFacts, 'startDate'>;
  readonly onOpen: (id: number) => void;
}

/** Links to the other parts of a rental (docs/domain.md, a car that breaks). */
export function OtherParts({ parts, booking, onOpen }: OtherPartsProps) {
  const moment = useMoment();
  const leave = useLeave();
  const { carBefore, carAfter, since } = BOOKING_DETAILS_TEXTS;
  const isBefore = (startDate: string) => new Date(startDate) < new Date(booking.startDate);
  return parts.map(({ id, carTitle, startDate, ...car }) => (
    <Fact key={id} name={isBefore(startDate) ? carBefore : carAfter}>
      <a
        className={css.part}
        href={`?booking=${id}`}
        onClick={(event) => {
          // The browser handles clicks that open a new tab or window.
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          leave(() => onOpen(id));
        }}
      >
        {carTitle}
      </a>{' '}
      <PlateLine car={car} />
      <Text tone="muted" size="label" className={css.days}>
        {since} {moment(startDate)}
      </Text>
    </Fact>
  ));
}
