import { CustomerName } from '@frontend/shared/bookings/BookingNames';
import type { BookingLinks } from '@frontend/shared/bookings/booking-links';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { BOOKING_LIST_TEXTS } from '@schema/texts/bookings/booking-list';
import { formatRoubles } from '@schema/values/money/money';
import { formatPhone } from '@schema/values/people/phone';
import css from './BookingRows.module.css';
import type { ListedBooking } from './useBookingList';

export interface BookingRowsProps {
  readonly bookings: readonly ListedBooking[];
  readonly links: BookingLinks;
  readonly onOpen: (booking: ListedBooking) => void;
}

export const priceText = ({ totalPrice }: ListedBooking) =>
  totalPrice == null ? BOOKING_LIST_TEXTS.noPrice : formatRoubles(totalPrice);

interface CustomerProps extends Pick<BookingRowsProps, 'links'> {
  readonly booking: ListedBooking;
}

export function Customer({ booking, links }: CustomerProps) {
  const { customerId, customerName, customerPhone, customer } = booking;
  return (
    <span className={css.stack}>
      <CustomerName id={customerId} name={customerName} links={links} />
      {customerPhone && <span className={css.phone}>{formatPhone(customerPhone)}</span>}
      {customer.email && <span className={css.quiet}>{customer.email}</span>}
    </span>
  );
}

interface OpenButtonProps extends Pick<BookingRowsProps, 'onOpen'> {
  readonly booking: ListedBooking;
}

export function OpenButton({ booking, onOpen }: OpenButtonProps) {
  const { customerName, carTitle } = booking;
  return (
    <Button
      aria-label={`${BOOKING_LIST_TEXTS.openOf} ${customerName}, ${carTitle}`}
      onClick={() => onOpen(booking)}
    >
      {BOOKING_LIST_TEXTS.open}
    </Button>
  );
}
