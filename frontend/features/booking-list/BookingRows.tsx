import {
  CarCell,
  CustomerCell,
  PeriodCell,
  priceText,
} from '@frontend/shared/bookings/BookingCells';
import { CarName, CustomerName } from '@frontend/shared/bookings/BookingNames';
import type { BookingLinks } from '@frontend/shared/bookings/booking-links';
import { CustomerEmail } from '@frontend/shared/customers/CustomerEmail';
import { useMoment } from '@frontend/shared/data/use-moment';
import { useMedia } from '@frontend/shared/lib/device/use-media';
import { MoneyBadges } from '@frontend/shared/money/MoneyBadges';
import { MoneyMarksFailure } from '@frontend/shared/money/MoneyMarksFailure';
import { useMoneyMarks } from '@frontend/shared/money/useMoneyMarks';
import { BookingState } from '@frontend/shared/ui/badges/BookingState';
import { PlateChip } from '@frontend/shared/ui/badges/PlateChip';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { Skeleton } from '@frontend/shared/ui/feedback/Skeleton';
import { CardLine, Records } from '@frontend/shared/ui/lists/Records';
import type { Column } from '@frontend/shared/ui/lists/Table';
import type { BookingSort, BookingSortField } from '@schema/constants/booking-list';
import { BOOKING_LIST_TEXTS } from '@schema/texts/bookings/booking-list';
import { rentalName } from '@schema/texts/bookings/rental-name';
import { moneyWords } from '@schema/texts/money/money-marks';
import { colourAndYear } from '@schema/values/fleet/car-title';
import { formatPhone } from '@schema/values/people/phone';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import css from './BookingRows.module.css';
import { nextSort } from './list-order';
import type { ListedBooking } from './useBookingList';

interface BookingRowsProps extends ListSorting {
  readonly bookings: readonly ListedBooking[];
  readonly links: BookingLinks;
  readonly onOpen: (booking: ListedBooking) => void;
}

const texts = BOOKING_LIST_TEXTS;

/** Size of a badge like «К оплате 28 200 ₽», px. */
const MARK_SIZE = { width: 128, height: 24 };

/** Too narrow for a column of the source: it stands under the status. */
const TABLET = '(max-width: 73.75em)';

/** The documented columns (requirements.md, L5); sortable headers set the order. */
export function BookingRows({ bookings, links, onOpen, ...order }: BookingRowsProps) {
  const moment = useMoment();
  const isTablet = useMedia(TABLET);
  const { markOf, isComing, query: marksQuery } = useMoneyMarks(bookings.map(({ id }) => id));
  const money = (booking: ListedBooking) => {
    const mark = markOf(booking.id);
    if (isComing && booking.status !== 'cancelled') return <Skeleton {...MARK_SIZE} />;
    return mark && <MoneyBadges words={moneyWords(mark)} />;
  };
  const customer = (booking: ListedBooking) => (
    <CustomerCell booking={booking} links={links}>
      <CustomerEmail className={css.quiet} customer={booking.customer} />
    </CustomerCell>
  );
  const source = ({ sourceName }: ListedBooking) => sourceName ?? texts.noSource;
  const openButton = (booking: ListedBooking) => (
    <Button aria-label={`${texts.openOf} ${rentalName(booking)}`} onClick={() => onOpen(booking)}>
      {texts.open}
    </Button>
  );
  const sortable = (field: BookingSortField, title: string) => ({
    title,
    header: (
      <SortHeader {...order} field={field}>
        {title}
      </SortHeader>
    ),
  });
  const columns: Column<ListedBooking>[] = [
    { ...sortable('customer', texts.customer), cell: customer },
    {
      ...sortable('car', texts.car),
      cell: (booking) => <CarCell booking={booking} links={links} />,
    },
    {
      ...sortable('startDate', texts.period),
      cell: (booking) => <PeriodCell booking={booking} />,
    },
    {
      ...sortable('status', texts.status),
      cell: (booking) => (
        <span className={css.state}>
          <BookingState booking={booking} />
          {isTablet && (
            <span className={css.under} title={source(booking)}>
              {source(booking)}
            </span>
          )}
        </span>
      ),
    },
    {
      title: texts.amount,
      isNumber: true,
      cell: (booking) => (
        <span className={css.amount}>
          {priceText(booking)}
          {money(booking)}
        </span>
      ),
    },
    ...(isTablet ? [] : [{ title: texts.source, cell: source }]),
    { title: texts.actions, cell: openButton },
  ];
  return (
    <>
      <MoneyMarksFailure query={marksQuery} />
      <Records
        label={texts.title}
        rows={bookings}
        columns={columns}
        areCardsDense
        card={(booking) => (
          <>
            <CardLine>
              <CustomerName id={booking.customerId} name={booking.customerName} links={links} />
              <BookingState booking={booking} />
            </CardLine>
            <CardLine>
              <CarName booking={booking} links={links} />
              <PlateChip plate={booking.licensePlate} />
            </CardLine>
            <span className={css.contact}>
              {booking.customerPhone && (
                <span className={css.quiet}>{formatPhone(booking.customerPhone)}</span>
              )}
              <span className={css.quiet}>{colourAndYear(booking.car)}</span>
              <CustomerEmail className={css.quiet} customer={booking.customer} />
            </span>
            <CardLine>
              <span className={css.period}>
                {moment(booking.startDate)} – {moment(booking.endDate)}
              </span>
              <b className={css.price}>{priceText(booking)}</b>
            </CardLine>
            <CardLine>
              <div className={css.lines}>
                <span className={css.cardAmount}>
                  {money(booking)}
                  <span className={css.source} title={source(booking)}>
                    {source(booking)}
                  </span>
                </span>
                <span className={css.entered}>
                  {texts.created} {moment(booking.createdAt)}
                </span>
              </div>
              {openButton(booking)}
            </CardLine>
          </>
        )}
      />
    </>
  );
}

interface ListSorting {
  readonly sort: BookingSort;
  readonly onSort: (sort: BookingSort) => void;
}

interface SortHeaderProps extends ListSorting {
  readonly field: BookingSortField;
  readonly children: string;
}

/** A sortable column header; a second press reverses the order. */
function SortHeader({ sort, onSort, field, children }: SortHeaderProps) {
  const isSorted = sort.field === field;
  const isAscending = sort.direction === 'asc';
  const Icon = isSorted ? (isAscending ? ArrowUp : ArrowDown) : ChevronsUpDown;
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (isAscending ? 'ascending' : 'descending') : undefined}
      className={css.sortable}
    >
      <button type="button" className={css.sort} onClick={() => onSort(nextSort(sort, field))}>
        {children}
        <Icon className={isSorted ? css.sorted : undefined} aria-hidden="true" />
      </button>
    </th>
  );
}
