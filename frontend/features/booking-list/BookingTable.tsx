import { CarName } from '@frontend/shared/bookings/BookingNames';
import { useMoment } from '@frontend/shared/data/use-moment';
import { BookingStatusBadge } from '@frontend/shared/ui/lists/BookingStatusBadge';
import { PlateChip } from '@frontend/shared/ui/lists/PlateChip';
import { TABLE_NUMBER_CLASS, Table } from '@frontend/shared/ui/lists/Table';
import { BOOKING_LIST_TEXTS } from '@schema/texts/bookings/booking-list';
import { type BookingRowsProps, Customer, OpenButton, priceText } from './BookingParts';
import css from './BookingRows.module.css';
import { type ListSorting, SortHeader } from './SortHeader';

/** The documented columns (requirements.md, L5); sortable headers set the order. */
export function BookingTable({
  bookings,
  links,
  onOpen,
  ...order
}: BookingRowsProps & ListSorting) {
  const moment = useMoment();
  const texts = BOOKING_LIST_TEXTS;
  return (
    <Table label={texts.title} className={css.table}>
      <thead>
        <tr>
          <SortHeader {...order} field="customer">
            {texts.customer}
          </SortHeader>
          <SortHeader {...order} field="car">
            {texts.car}
          </SortHeader>
          <SortHeader {...order} field="startDate">
            {texts.period}
          </SortHeader>
          <SortHeader {...order} field="status">
            {texts.status}
          </SortHeader>
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
              <Customer booking={booking} links={links} />
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
                  {texts.created} <span className={css.unbroken}>{moment(booking.createdAt)}</span>
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
