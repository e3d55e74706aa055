import {
  BookedPlate,
  CarCell,
  CellLines,
  CustomerCell,
  PeriodCell,
  priceText,
} from '@frontend/shared/bookings/BookingCells';
import { CarName, CustomerName } from '@frontend/shared/bookings/BookingNames';
import type { BookingLinks } from '@frontend/shared/bookings/booking-links';
import { useMoment } from '@frontend/shared/data/use-moment';
import { MoneyBadges } from '@frontend/shared/money/MoneyBadges';
import { MoneyMarksFailure } from '@frontend/shared/money/MoneyMarksFailure';
import { useMoneyMarks } from '@frontend/shared/money/useMoneyMarks';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { CardLine, Records } from '@frontend/shared/ui/lists/Records';
import textCss from '@frontend/shared/ui/styles/text.module.css';
import { ARCHIVE_TEXTS, BOOKING_LIST_TEXTS } from '@schema/texts/bookings/booking-list';
import { BOOKING_DETAILS_TEXTS } from '@schema/texts/bookings/bookings';
import { ofRental, rentalName } from '@schema/texts/bookings/rental-name';
import { moneyWords } from '@schema/texts/money/money-marks';
import { RENTAL_MONEY_TEXTS } from '@schema/texts/money/rental-money';
import { formatPhone } from '@schema/values/people/phone';
import { DAY_FORMS, plural } from '@schema/values/words/plural';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import css from './Archive.module.css';
import type { CancelledBooking } from './useArchive';

interface ArchiveRowsProps {
  readonly bookings: readonly CancelledBooking[];
  readonly links: BookingLinks;
  /** Null: no permission. */
  readonly onRestore: ((booking: CancelledBooking) => void) | null;
  /** Opens «Оплата» of a booking; null: no permission. */
  readonly onMoney: ((booking: CancelledBooking) => void) | null;
}

/** Rows of the archive (requirements.md, Z3). */
export function ArchiveRows({ bookings, links, onRestore, onMoney }: ArchiveRowsProps) {
  const moment = useMoment();
  const restoreButton = onRestore
    ? (booking: CancelledBooking) => (
        <Button
          icon={<RotateCcw />}
          aria-label={`${ARCHIVE_TEXTS.restoreOf} ${rentalName(booking)}`}
          onClick={() => onRestore(booking)}
        >
          {ARCHIVE_TEXTS.restore}
        </Button>
      )
    : null;
  const { markOf, query: marksQuery } = useMoneyMarks(bookings.map(({ id }) => id));
  const wordsOf = ({ id }: CancelledBooking) => {
    const mark = markOf(id);
    return mark ? moneyWords(mark) : [];
  };
  const money = (booking: CancelledBooking) => <MoneyBadges words={wordsOf(booking)} />;
  const actions = (booking: CancelledBooking) => (
    <span className={css.actions}>
      {onMoney && wordsOf(booking).length > 0 && (
        <Button
          aria-label={ofRental(RENTAL_MONEY_TEXTS.title, booking)}
          onClick={() => onMoney(booking)}
        >
          {RENTAL_MONEY_TEXTS.title}
        </Button>
      )}
      {restoreButton?.(booking)}
    </span>
  );
  return (
    <>
      <MoneyMarksFailure query={marksQuery} />
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
          {
            title: BOOKING_LIST_TEXTS.amount,
            isNumber: true,
            cell: (booking) => (
              <CellLines>
                {priceText(booking)}
                {money(booking)}
              </CellLines>
            ),
          },
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
          ...(onRestore || onMoney ? [{ title: BOOKING_LIST_TEXTS.actions, cell: actions }] : []),
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
              <BookedPlate booking={booking} />
            </CardLine>
            <p>
              {moment(booking.startDate)} – {moment(booking.endDate)} ·{' '}
              {plural(booking.durationDays, DAY_FORMS)}
            </p>
            <p className={css.quiet}>
              <span className={textCss.unbroken}>
                {BOOKING_LIST_TEXTS.created} {moment(booking.createdAt)} ·
              </span>{' '}
              <span className={textCss.unbroken}>
                {ARCHIVE_TEXTS.cancelledAt} {moment(booking.cancelledAt)}
              </span>
            </p>
            {booking.cancelReason && (
              <p>
                {BOOKING_DETAILS_TEXTS.cancelReason}: {booking.cancelReason}
              </p>
            )}
            {booking.notes && <p className={css.quiet}>{booking.notes}</p>}
            <CardLine>{money(booking)}</CardLine>
            {actions(booking)}
          </>
        )}
      />
    </>
  );
}
