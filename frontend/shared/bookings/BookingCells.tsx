import { PlateLine } from '@frontend/shared/cars/PlateLine';
import { useMoment } from '@frontend/shared/data/use-moment';
import textCss from '@frontend/shared/ui/styles/text.module.css';
import { BOOKING_LIST_TEXTS } from '@schema/texts/bookings/booking-list';
import type { CarLook } from '@schema/values/fleet/car-title';
import { formatRoubles } from '@schema/values/money/money';
import { formatPhone } from '@schema/values/people/phone';
import type { ReactNode } from 'react';
import { CarName, CustomerName } from './BookingNames';
import css from './BookingNames.module.css';
import type { BookingLinks } from './booking-links';

/** Fields of a booking in every list of bookings. */
interface ListedFacts {
  readonly customerId: number;
  readonly customerName: string;
  readonly customerPhone?: string | null;
  readonly carTitle: string;
  readonly licensePlate: string;
  readonly car: CarLook;
  readonly startDate: string;
  readonly endDate: string;
  readonly createdAt: string;
  readonly totalPrice?: number | null;
}

interface CellProps {
  readonly booking: ListedFacts;
  readonly links: BookingLinks;
}

export const priceText = ({ totalPrice }: ListedFacts) =>
  totalPrice == null ? BOOKING_LIST_TEXTS.noPrice : formatRoubles(totalPrice);

export function CellLines({ children }: { readonly children: ReactNode }) {
  return <span className={css.stack}>{children}</span>;
}

/** Customer, phone and further lines. */
export function CustomerCell({
  booking: { customerId, customerName, customerPhone },
  links,
  children,
}: CellProps & { readonly children?: ReactNode }) {
  return (
    <CellLines>
      <CustomerName id={customerId} name={customerName} links={links} />
      {customerPhone && <span className={css.phone}>{formatPhone(customerPhone)}</span>}
      {children}
    </CellLines>
  );
}

/** Plate, colour and year of the booked car. */
export function BookedPlate({ booking }: Pick<CellProps, 'booking'>) {
  const { licensePlate, car } = booking;
  return <PlateLine car={{ ...car, licensePlate }} />;
}

export function CarCell({ booking, links }: CellProps) {
  return (
    <CellLines>
      <CarName booking={booking} links={links} />
      <PlateLine car={{ ...booking.car, licensePlate: booking.licensePlate }} isStacked />
    </CellLines>
  );
}

/** The rental and the time of its entry. */
export function PeriodCell({ booking }: Pick<CellProps, 'booking'>) {
  const moment = useMoment();
  return (
    <CellLines>
      <span className={css.period}>
        <span className={textCss.unbroken}>{moment(booking.startDate)} –</span>{' '}
        <span className={textCss.unbroken}>{moment(booking.endDate)}</span>
      </span>
      <span className={css.quiet}>
        {BOOKING_LIST_TEXTS.created}{' '}
        <span className={textCss.unbroken}>{moment(booking.createdAt)}</span>
      </span>
    </CellLines>
  );
}
