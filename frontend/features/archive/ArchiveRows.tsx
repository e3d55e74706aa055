import {
  CarCell,
  CellLines,
  CustomerCell,
  PeriodCell,
  priceText,
} from '@frontend/shared/bookings/BookingCells';
import { CarName, CustomerName } from '@frontend/shared/bookings/BookingNames';
import type { BookingLinks } from '@frontend/shared/bookings/booking-links';
import { useMoment } from '@frontend/shared/data/use-moment';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { PlateChip } from '@frontend/shared/ui/lists/PlateChip';
import { CardLine, Records } from '@frontend/shared/ui/lists/Records';
import textCss from '@frontend/shared/ui/styles/text.module.css';
import { ARCHIVE_TEXTS, BOOKING_LIST_TEXTS } from '@schema/texts/bookings/booking-list';
import { BOOKING_DETAILS_TEXTS } from '@schema/texts/bookings/bookings';
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

/** Rows of the archive (requirements.md, Z3). */
export function ArchiveRows({ bookings, links, onRestore }: ArchiveRowsProps) {
  const moment = useMoment();
  const restoreButton = onRestore
    ? (booking: CancelledBooking) => (
        <Button
          icon={<RotateCcw />}
          aria-label={`${ARCHIVE_TEXTS.restoreOf} ${booking.customerName}, ${booking.carTitle}`}
          onClick={() => onRestore(booking)}
        >
          {ARCHIVE_TEXTS.restore}
        </Button>
      )
    : null;
  return (
    <Records
      label={ARCHIVE_TEXTS.list}
      rows={bookings}
      columns={[
        {
          title: BOOKING_LIST_TEXTS.customer,
          cell: (booking) => <CustomerCell booking={booking} links={links} />,
        },
        {
          title: BOOKING_LIST_TEXTS.car,
          cell: (booking) => <CarCell booking={booking} links={links} />,
        },
        {
          title: BOOKING_LIST_TEXTS.period,
          cell: (booking) => <PeriodCell booking={booking} />,
        },
        { title: ARCHIVE_TEXTS.days, isNumber: true, cell: ({ durationDays }) => durationDays },
        { title: BOOKING_LIST_TEXTS.amount, isNumber: true, cell: priceText },
        {
          title: ARCHIVE_TEXTS.cancelledAt,
          cell: ({ cancelledAt, cancelReason, notes }) => (
            <CellLines>
              <span className={textCss.unbroken}>{moment(cancelledAt)}</span>
              {cancelReason && <span>{cancelReason}</span>}
              {notes && <span className={css.quiet}>{notes}</span>}
            </CellLines>
          ),
        },
        ...(restoreButton ? [{ title: BOOKING_LIST_TEXTS.actions, cell: restoreButton }] : []),
      ]}
      areCardsDense
      card={(booking) => (
        <>
          <CardLine>
            <CustomerName id={booking.customerId} name={booking.customerName} links={links} />
            <b>{priceText(booking)}</b>
          </CardLine>
          {booking.customerPhone && (
            <span className={css.quiet}>{formatPhone(booking.customerPhone)}</span>
          )}
          <CardLine>
            <CarName booking={booking} links={links} />
            <PlateChip plate={booking.licensePlate} />
          </CardLine>
          <p>
            {moment(booking.startDate)} – {moment(booking.endDate)} ·{' '}
            {plural(booking.durationDays, DAY_FORMS)}
          </p>
          <p className={css.quiet}>
            {BOOKING_LIST_TEXTS.created} {moment(booking.createdAt)} · {ARCHIVE_TEXTS.cancelledAt}{' '}
            {moment(booking.cancelledAt)}
          </p>
          {booking.cancelReason && (
            <p>
              {BOOKING_DETAILS_TEXTS.cancelReason}: {booking.cancelReason}
            </p>
          )}
          {booking.notes && <p className={css.quiet}>{booking.notes}</p>}
          {restoreButton?.(booking)}
        </>
      )}
    />
  );
}
