import type { BookingFacts } from '@frontend/shared/bookings/booking-facts';
import { whereaboutsAt } from '@frontend/shared/bookings/booking-whereabouts';
import { PreferredContact } from '@frontend/shared/bookings/PreferredContact';
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
import { formatPhone, telLink, whatsappLink } from '@schema/values/people/phone';
import { formatMoment } from '@schema/values/time/calendar';
import { parseInstant } from '@schema/values/time/instant';
import { DAY_FORMS, plural } from '@schema/values/words/plural';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import css from './BookingAside.module.css';

interface BookingAsideProps {
  readonly booking: BookingFacts;
  readonly car: CarFacts | null;
  /** Times of handover and return. */
  readonly marks: ReactNode;
  /** «Оплата» of the booking. */
  readonly money: ReactNode;
  /** No mark is due before the payment: it stands above the customer. */
  readonly isMoneyNext: boolean;
  /** Facts shown before those of the record. */
  readonly children?: ReactNode;
}

/** Read-only facts of a booking, beside its form; on phones above and below it. */
export function BookingAside(props: BookingAsideProps) {
  const { booking, car, marks, money, isMoneyNext, children } = props;
  const { company, now } = useSession();
  const moment = (iso: string) => {
    const instant = parseInstant(iso);
    return instant ? formatMoment(instant, company.timeZone) : '—';
  };
  // Keyed: the payment keeps its state when a mark moves it.
  const customer = <Customer key="customer" booking={booking} />;
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
        {isMoneyNext ? [payment, customer] : [customer, payment]}
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

function Customer({ booking }: { readonly booking: BookingFacts }) {
  const { customer, customerPhone } = booking;
  const { company } = useSession();
  const call = customerPhone && telLink(customerPhone);
  const chat = customerPhone && whatsappLink(customerPhone);
  return (
    <div className={css.customer}>
      <div className={css.name}>{customer}</div>
      <Text as="div" tone="muted" className={css.phone}>
        {customerPhone ? formatPhone(customerPhone) : BOOKING_DETAILS_TEXTS.noPhone}
      </Text>
      {(call || chat) && (
        <Row gap={8} wrap className={css.links}>
          {customerPhone && company.contactWay !== 'call' && (
            <PreferredContact way={company.contactWay} phone={customerPhone} className={css.link} />
          )}
          {call && (
            <a className={css.link} href={call}>
              <Phone aria-hidden="true" />
              {BOOKING_DETAILS_TEXTS.call}
            </a>
          )}
          {chat && (
            <a className={css.link} href={chat} target="_blank" rel="noreferrer">
              <MessageCircle aria-hidden="true" />
              {BOOKING_DETAILS_TEXTS.whatsapp}
            </a>
          )}
        </Row>
      )}
    </div>
  );
}

export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
