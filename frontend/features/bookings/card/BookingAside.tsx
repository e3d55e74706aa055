import type { BookingFacts } from '@frontend/shared/bookings/booking-facts';
import { whereaboutsAt } from '@frontend/shared/bookings/booking-whereabouts';
import { CarSummary } from '@frontend/shared/cars/CarSummary';
import type { CarFacts } from '@frontend/shared/cars/car-facts';
import { useSession } from '@frontend/shared/data/session';
import { daysOf } from '@frontend/shared/forms/typed-period';
import { Badge } from '@frontend/shared/ui/badges/Badge';
import { BookingStatusBadge } from '@frontend/shared/ui/badges/BookingStatusBadge';
import { WhereaboutsBadge } from '@frontend/shared/ui/badges/WhereaboutsBadge';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { Text } from '@frontend/shared/ui/layout/Text';
import { MESSAGES } from '@schema/messages';
import { BOOKING_DETAILS_TEXTS, BOOKING_TEXTS } from '@schema/texts/bookings/bookings';
import { isDueToday } from '@schema/values/bookings/booking-status';
import { formatMoment } from '@schema/values/time/calendar';
import { parseInstant } from '@schema/values/time/instant';
import { DAY_FORMS, plural } from '@schema/values/words/plural';
import { Fragment, type ReactNode } from 'react';
import css from './BookingAside.module.css';

interface BookingAsideProps {
  readonly booking: BookingFacts;
  readonly car: CarFacts | null;
  /** Times of handover and return. */
  readonly marks: ReactNode;
  /** Documents of the rental. */
  readonly papers: ReactNode;
  readonly customer: ReactNode;
  /** «Оплата» of the booking. */
  readonly money: ReactNode;
  /** No mark is due before the payment: it stands above the customer. */
  readonly isMoneyNext: boolean;
  /** Facts shown before those of the record. */
  readonly children?: ReactNode;
}

/** Read-only facts of a booking, beside its form; on phones above and below it. */
export function BookingAside(props: BookingAsideProps) {
  const { booking, car, marks, papers, customer, money, isMoneyNext, children } = props;
  const { company, now } = useSession();
  const moment = (iso: string) => {
    const instant = parseInstant(iso);
    return instant ? formatMoment(instant, company.timeZone) : '—';
  };
  // Keyed: the payment keeps its state when a mark moves it.
  const shownCustomer = <Fragment key="customer">{customer}</Fragment>;
  const payment = money && (
    <div key="money" className={css.money}>
      {money}
    </div>
  );
  return (
    <>
      <Stack gap={14}>
        {car && <CarSummary car={car} />}
        <Row gap={6} wrap>
          <StatusBadge booking={booking} />
          <WhereaboutsBadge whereabouts={whereaboutsAt(booking, now(), company)} />
          {booking.isExtension && <Badge>{BOOKING_DETAILS_TEXTS.extension}</Badge>}
        </Row>
        {marks}
        {isMoneyNext ? [payment, shownCustomer] : [shownCustomer, payment]}
        {papers && <div className={css.papers}>{papers}</div>}
      </Stack>
      <div>
        <Stack as="dl" gap={10}>
          <Fact name={BOOKING_TEXTS.period}>
            {moment(booking.startDate)} – {moment(booking.endDate)}
            <Text tone="muted" size="label" className={css.days}>
              {plural(daysOf(booking), DAY_FORMS)}
            </Text>
          </Fact>
          {children}
          <Fact name={BOOKING_DETAILS_TEXTS.source}>
            {booking.sourceName ?? BOOKING_TEXTS.noSource}
          </Fact>
          <Fact name={BOOKING_DETAILS_TEXTS.notes}>
            <span className={css.notes}>{booking.notes || BOOKING_DETAILS_TEXTS.noNotes}</span>
          </Fact>
          <Fact name={BOOKING_DETAILS_TEXTS.createdAt}>{moment(booking.createdAt)}</Fact>
        </Stack>
      </div>
    </>
  );
}

function StatusBadge({ booking }: { readonly booking: BookingFacts }) {
  const { company, now } = useSession();
  const startDate = parseInstant(booking.startDate);
  const endDate = parseInstant(booking.endDate);
  if (!startDate || !endDate) return null;
  const returnedAt = booking.returnedAt ? parseInstant(booking.returnedAt) : null;
  const moments = { startDate, endDate, returnedAt };
  if (!isDueToday(moments, now(), company.timeZone, company)) {
    return <BookingStatusBadge status={booking.status} />;
  }
  return <Badge look="due">{MESSAGES.board.dueToday}</Badge>;
}

export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
