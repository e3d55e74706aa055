import { useMoment } from '@frontend/shared/data/use-moment';
import { type Column, DataTable } from '@frontend/shared/ui/lists/Table';
import { CAR_ANALYTICS_TEXTS, daysInPeriodText } from '@schema/texts/reports/analytics';
import { formatRoubles } from '@schema/values/money/money';
import { Link } from 'react-router-dom';
import type { CarReportFacts } from './useCarReport';

interface CarBookingsProps extends Pick<CarReportFacts, 'bookings'> {
  readonly bookingLink: ((bookingId: number) => string) | null;
}

/** Days counted of a rental that extends beyond the period. */
const daysText = ({ rentalDays, durationDays }: CarReportFacts['bookings'][number]) =>
  rentalDays === durationDays ? rentalDays : daysInPeriodText(rentalDays, durationDays);

/** Confirmed and completed rentals, with their revenue in the period (requirements.md, N18). */
export function CarBookings({ bookings, bookingLink }: CarBookingsProps) {
  const moment = useMoment();
  const texts = CAR_ANALYTICS_TEXTS;
  if (bookings.length === 0) return <p>{texts.noBookings}</p>;
  const columns: Column<CarReportFacts['bookings'][number]>[] = [
    {
      title: texts.period,
      cell: ({ id, startDate, endDate }) => {
        const period = `${moment(startDate)} – ${moment(endDate)}`;
        if (!bookingLink) return period;
        return (
          // The dialog adds its own history entry.
          <Link to={bookingLink(id)} replace>
            {period}
          </Link>
        );
      },
    },
    { title: texts.customer, cell: ({ customerName }) => customerName },
    { title: texts.days, isNumber: true, cell: daysText },
    {
      title: texts.portion,
      isNumber: true,
      cell: ({ revenuePortion }) => formatRoubles(revenuePortion),
    },
  ];
  return (
    <DataTable
      label={texts.bookingsTable}
      columns={columns}
      rows={bookings}
      keyOf={({ id }) => id}
    />
  );
}
