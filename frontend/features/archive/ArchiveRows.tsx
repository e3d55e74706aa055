import { CarName, CustomerName } from '@frontend/shared/bookings/BookingNames';
import type { BookingLinks } from '@frontend/shared/bookings/booking-links';
import { useMoment } from '@frontend/shared/data/use-moment';
import { useIsPhone } from '@frontend/shared/lib/device/use-media';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { PlateChip } from '@frontend/shared/ui/lists/PlateChip';
import { TABLE_NUMBER_CLASS, Table } from '@frontend/shared/ui/lists/Table';
import { ARCHIVE_TEXTS, BOOKING_LIST_TEXTS } from '@schema/texts/bookings/booking-list';
import { formatRoubles } from '@schema/values/money/money';
import { formatPhone } from '@schema/values/people/phone';
import { DAY_FORMS, plural } from '@schema/values/words/plural';
import { RotateCcw } from 'lucide-react';
import css from './Archive.module.css';
import type { CancelledBooking } from './useArchive';

interface ArchiveRowsProps {
  readonly bookings: readonly CancelledBooking[];
  readonly links: BookingLinks;
  /** Null: no permission. */
  readonly onRestore: ((booking: CancelledBooking) => void) | null;
}

const priceText = ({ totalPrice }: CancelledBooking) =>
  totalPrice == null ? BOOKING_LIST_TEXTS.noPrice : formatRoubles(totalPrice);

/** Rows of the archive: a table, cards on phones (requirements.md, Z3). */
export function ArchiveRows(props: ArchiveRowsProps) {
  return useIsPhone() ? <ArchiveCards {...props} /> : <ArchiveTable {...props} />;
}

function ArchiveTable({ bookings, links, onRestore }: ArchiveRowsProps) {
  const moment = useMoment();
  return (
    <Table label={ARCHIVE_TEXTS.list} className={css.table}>
      <thead>
        <tr>
          <th scope="col">{BOOKING_LIST_TEXTS.customer}</th>
          <th scope="col">{BOOKING_LIST_TEXTS.car}</th>
          <th scope="col">{BOOKING_LIST_TEXTS.period}</th>
          <th scope="col" className={TABLE_NUMBER_CLASS}>
            {ARCHIVE_TEXTS.days}
          </th>
          <th scope="col" className={TABLE_NUMBER_CLASS}>
            {BOOKING_LIST_TEXTS.amount}
          </th>
          <th scope="col">{ARCHIVE_TEXTS.cancelledAt}</th>
          {onRestore && <th scope="col">{BOOKING_LIST_TEXTS.actions}</th>}
        </tr>
      </thead>
      <tbody>
        {bookings.map((booking) => (
          <tr key={booking.id}>
            <td>
              <span className={css.stack}>
                <Customer booking={booking} links={links} />
                {booking.customerPhone && (
                  <span className={css.phone}>{formatPhone(booking.customerPhone)}</span>
                )}
              </span>
            </td>
            <td>
              <span className={css.stack}>
                <CarName booking={booking} links={links} />
                <span>
                  <PlateChip plate={booking.licensePlate} />
                </span>
              </span>
            </td>
            <td>
              <span className={css.stack}>
                <span>
                  <span className={css.unbroken}>{moment(booking.startDate)} –</span>{' '}
                  <span className={css.unbroken}>{moment(booking.endDate)}</span>
                </span>
                <span className={css.quiet}>
                  {BOOKING_LIST_TEXTS.created}{' '}
                  <span className={css.unbroken}>{moment(booking.createdAt)}</span>
                </span>
              </span>
            </td>
            <td className={TABLE_NUMBER_CLASS}>{booking.durationDays}</td>
            <td className={TABLE_NUMBER_CLASS}>{priceText(booking)}</td>
            <td>
              <span className={css.stack}>
                <span className={css.unbroken}>{moment(booking.cancelledAt)}</span>
                {booking.notes && <span className={css.quiet}>{booking.notes}</span>}
              </span>
            </td>
            {onRestore && (
              <td>
                <RestoreButton booking={booking} onRestore={onRestore} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function ArchiveCards({ bookings, links, onRestore }: ArchiveRowsProps) {
  const moment = useMoment();
  return (
    <ul className={css.list} aria-label={ARCHIVE_TEXTS.list}>
      {bookings.map((booking) => (
        <li key={booking.id} className={css.item}>
          <div className={css.line}>
            <Customer booking={booking} links={links} />
            <b>{priceText(booking)}</b>
          </div>
          {booking.customerPhone && (
            <span className={css.quiet}>{formatPhone(booking.customerPhone)}</span>
          )}
          <div className={css.line}>
            <CarName booking={booking} links={links} />
            <PlateChip plate={booking.licensePlate} />
          </div>
          <p>
            {moment(booking.startDate)} – {moment(booking.endDate)} ·{' '}
            {plural(booking.durationDays, DAY_FORMS)}
          </p>
          <p className={css.quiet}>
            {ARCHIVE_TEXTS.cancelledAt} {moment(booking.cancelledAt)}
          </p>
          {booking.notes && <p className={css.quiet}>{booking.notes}</p>}
          {onRestore && <RestoreButton booking={booking} onRestore={onRestore} />}
        </li>
      ))}
    </ul>
  );
}

interface CustomerProps extends Pick<ArchiveRowsProps, 'links'> {
  readonly booking: CancelledBooking;
}

function Customer({ booking: { customerId, customerName }, links }: CustomerProps) {
  return <CustomerName id={customerId} name={customerName} links={links} />;
}

interface RestoreButtonProps {
  readonly booking: CancelledBooking;
  readonly onRestore: (booking: CancelledBooking) => void;
}

function RestoreButton({ booking, onRestore }: RestoreButtonProps) {
  return (
    <Button
      icon={<RotateCcw />}
      aria-label={`${ARCHIVE_TEXTS.restoreOf} ${booking.customerName}, ${booking.carTitle}`}
      onClick={() => onRestore(booking)}
    >
      {ARCHIVE_TEXTS.restore}
    </Button>
  );
}
