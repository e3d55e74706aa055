import { useZone } from '@frontend/shared/data/session';
import { TABLE_NUMBER_CLASS, Table } from '@frontend/shared/ui/lists/Table';
import { CAR_ANALYTICS_TEXTS } from '@schema/texts/reports/analytics';
import { formatRoubles } from '@schema/values/money/money';
import { formatMoment } from '@schema/values/time/calendar';
import { parseInstant } from '@schema/values/time/instant';
import { Link } from 'react-router-dom';
import type { CarReportFacts } from './useCarReport';

interface CarBookingsProps extends Pick<CarReportFacts, 'bookings'> {
  readonly bookingLink: ((bookingId: number) => string) | null;
}

/** Confirmed and completed rentals, with their revenue in the period (requirements.md, N18). */
export function CarBookings({ bookings, bookingLink }: CarBookingsProps) {
  const zone = useZone();
  const moment = (iso: string) => {
    const instant = parseInstant(iso);
    return instant ? formatMoment(instant, zone) : '';
  };
  const texts = CAR_ANALYTICS_TEXTS;
  if (bookings.length === 0) return <p>{texts.noBookings}</p>;
  return (
    <Table label={texts.bookingsTable}>
      <thead>
        <tr>
          <th scope="col">{texts.period}</th>
          <th scope="col">{texts.customer}</th>
          <th scope="col" className={TABLE_NUMBER_CLASS}>
            {texts.days}
          </th>
          <th scope="col" className={TABLE_NUMBER_CLASS}>
            {texts.portion}
          </th>
        </tr>
      </thead>
      <tbody>
        {bookings.map((booking) => {
          const period = `${moment(booking.startDate)} – ${moment(booking.endDate)}`;
          return (
            <tr key={booking.id}>
              <td>{bookingLink ? <Link to={bookingLink(booking.id)}>{period}</Link> : period}</td>
              <td>{booking.customerName}</td>
              <td className={TABLE_NUMBER_CLASS}>{booking.rentalDays}</td>
              <td className={TABLE_NUMBER_CLASS}>{formatRoubles(booking.revenuePortion)}</td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
