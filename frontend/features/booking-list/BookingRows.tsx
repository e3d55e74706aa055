import { useZone } from '@frontend/shared/data/session';
import { BookingStatusBadge } from '@frontend/shared/ui/BookingStatusBadge';
import { Button } from '@frontend/shared/ui/Button';
import { PlateChip } from '@frontend/shared/ui/PlateChip';
import { TABLE_NUMBER_CLASS, Table } from '@frontend/shared/ui/Table';
import { BOOKING_LIST_TEXTS } from '@schema/texts/booking-list';
import { formatMoment, parseInstant } from '@schema/values/calendar';
import { formatRoubles } from '@schema/values/money';
import { formatPhone } from '@schema/values/phone';
import { Link } from 'react-router-dom';
import css from './BookingRows.module.css';
import type { ListedBooking } from './useBookingList';

export interface BookingRowsProps {
  readonly bookings: readonly ListedBooking[];
  readonly canSeeClients: boolean;
  readonly onOpen: (booking: ListedBooking) => void;
}

function useMoment() {
  const zone = useZone();
  return (iso: string) => {
    const instant = parseInstant(iso);
    return instant ? formatMoment(instant, zone) : '';
  };
}

const priceText = ({ totalPrice }: ListedBooking) =>
  totalPrice == null ? BOOKING_LIST_TEXTS.noPrice : formatRoubles(totalPrice);

interface CustomerProps {
  readonly booking: ListedBooking;
  readonly canSeeClients: boolean;
}

function Customer({ booking, canSeeClients }: CustomerProps) {
  const { customerId, customerName, customerPhone, customer } = booking;
  return (
    <span className={css.stack}>
      {canSeeClients ? (
        <Link className={css.customer} to={`/clients/${customerId}`}>
          {customerName}
        </Link>
      ) : (
        <span className={css.strong}>{customerName}</span>
      )}
      {customerPhone && <span className={css.quiet}>{formatPhone(customerPhone)}</span>}
      {customer.email && <span className={css.quiet}>{customer.email}</span>}
    </span>
  );
}

/** The documented columns (spec 2, §2). */
export function BookingTable({ bookings, canSeeClients, onOpen }: BookingRowsProps) {
  const moment = useMoment();
  const texts = BOOKING_LIST_TEXTS;
  return (
    <Table label={texts.title}>
      <thead>
        <tr>
          <th scope="col">{texts.customer}</th>
          <th scope="col">{texts.car}</th>
          <th scope="col">{texts.period}</th>
          <th scope="col">{texts.status}</th>
          <th scope="col" className={TABLE_NUMBER_CLASS}>
            {texts.amount}
          </th>
          <th scope="col">{texts.source}</th>
          <th scope="col">{texts.actions}</th>
        </tr>
      </thead>
      <tbody>
        {bookings.map((booking) => (
          <tr key={booking.id}>
            <td>
              <Customer booking={booking} canSeeClients={canSeeClients} />
            </td>
            <td>
              <span className={css.stack}>
                <span className={css.strong}>{booking.carTitle}</span>
                <span>
                  <PlateChip plate={booking.licensePlate} />
                </span>
              </span>
            </td>
            <td>
              <span className={css.stack}>
                <span className={css.line}>
                  {moment(booking.startDate)} – {moment(booking.endDate)}
                </span>
                <span className={css.quiet}>
                  {texts.created} {moment(booking.createdAt)}
                </span>
              </span>
            </td>
            <td>
              <BookingStatusBadge status={booking.status} />
            </td>
            <td className={TABLE_NUMBER_CLASS}>{priceText(booking)}</td>
            <td>{booking.sourceName ?? texts.noSource}</td>
            <td>
              <OpenButton booking={booking} onOpen={onOpen} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** The same on phones, a card for each. */
export function BookingCards({ bookings, canSeeClients, onOpen }: BookingRowsProps) {
  const moment = useMoment();
  const texts = BOOKING_LIST_TEXTS;
  return (
    <ul className={css.cards} aria-label={texts.title}>
      {bookings.map((booking) => (
        <li key={booking.id} className={css.card}>
          <div className={css.head}>
            <Customer booking={booking} canSeeClients={canSeeClients} />
            <BookingStatusBadge status={booking.status} />
          </div>
          <div className={css.head}>
            <span className={css.strong}>{booking.carTitle}</span>
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

function OpenButton({
  booking,
  onOpen,
}: Pick<BookingRowsProps, 'onOpen'> & { booking: ListedBooking }) {
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
