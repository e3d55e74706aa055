import { PlateLine } from '@frontend/shared/cars/PlateLine';
import { useMoment } from '@frontend/shared/data/use-moment';
import { classNames } from '@frontend/shared/lib/class-names';
import { MoneyBadges } from '@frontend/shared/money/MoneyBadges';
import { MoneyMarksFailure } from '@frontend/shared/money/MoneyMarksFailure';
import { useMoneyMarks } from '@frontend/shared/money/useMoneyMarks';
import { BookingState } from '@frontend/shared/ui/badges/BookingState';
import { ButtonLink } from '@frontend/shared/ui/buttons/ButtonLink';
import { Panel } from '@frontend/shared/ui/layout/Panel';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Text } from '@frontend/shared/ui/layout/Text';
import { DividedList } from '@frontend/shared/ui/lists/List';
import { CLIENT_CARD } from '@schema/constants';
import { moneyWords } from '@schema/texts/money/money-marks';
import { CLIENT_CARD_TEXTS } from '@schema/texts/people/customers';
import { formatRoubles } from '@schema/values/money/money';
import { DAY_FORMS, plural } from '@schema/values/words/plural';
import { BookingLink } from './BookingLink';
import css from './ClientCard.module.css';
import type { ClientBooking } from './useClientCard';

interface LatestBookingsProps {
  readonly bookings: readonly ClientBooking[];
  readonly bookingLink: ((bookingId: number) => string) | null;
  /** Null: no permission to create bookings. */
  readonly repeatLink: ((booking: ClientBooking) => string) | null;
}

/** The six latest bookings (requirements.md, C4). */
export function LatestBookings({ bookings, bookingLink, repeatLink }: LatestBookingsProps) {
  const moment = useMoment();
  const latest = bookings.slice(0, CLIENT_CARD.bookings);
  const { markOf, query } = useMoneyMarks(latest.map(({ id }) => id));
  const wordsOf = (id: number) => {
    const mark = markOf(id);
    return mark ? moneyWords(mark) : [];
  };
  return (
    <Panel title={CLIENT_CARD_TEXTS.latest}>
      <MoneyMarksFailure query={query} />
      {bookings.length === 0 && (
        <Text as="p" tone="muted">
          {CLIENT_CARD_TEXTS.noBookings}
        </Text>
      )}
      <DividedList label={CLIENT_CARD_TEXTS.latest}>
        {latest.map((booking) => (
          <li
            key={booking.id}
            className={classNames(css.row, css.columns, repeatLink && css.repeatable)}
          >
            <span className={css.who}>
              <BookingLink booking={booking} to={bookingLink} />
              <PlateLine car={{ ...booking.car, licensePlate: booking.licensePlate }} />
            </span>
            <span>
              {moment(booking.startDate)} – {moment(booking.endDate)}
              <Text tone="muted"> · {plural(booking.durationDays, DAY_FORMS)}</Text>
            </span>
            <BookingState booking={booking} />
            <span className={css.money}>
              {booking.totalPrice == null
                ? CLIENT_CARD_TEXTS.noPrice
                : formatRoubles(booking.totalPrice)}
            </span>
            <Row as="span" gap={4} wrap>
              <MoneyBadges words={wordsOf(booking.id)} />
            </Row>
            {repeatLink && booking.status === 'completed' && (
              <ButtonLink
                target={{ to: repeatLink(booking), isOverPage: true }}
                label={`${CLIENT_CARD_TEXTS.repeat}: ${booking.carTitle}, ${moment(booking.startDate)}`}
              >
                {CLIENT_CARD_TEXTS.repeat}
              </ButtonLink>
            )}
          </li>
        ))}
      </DividedList>
    </Panel>
  );
}
