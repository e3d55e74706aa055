import { useZone } from '@frontend/shared/data/session';
import { Badge } from '@frontend/shared/ui/badges/Badge';
import { BookingState } from '@frontend/shared/ui/badges/BookingState';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Text } from '@frontend/shared/ui/layout/Text';
import type { Fact } from '@frontend/shared/ui/records/Facts';
import { DAY_DETAIL_TEXTS, type DayCategory } from '@schema/texts/day/day-detail';
import { formatRoubles } from '@schema/values/money/money';
import { formatPhone, telLink } from '@schema/values/people/phone';
import { DAY_FORMS, plural } from '@schema/values/words/plural';
import { DayCard } from './DayCard';
import css from './DayDetail.module.css';
import { momentText } from './moment-text';
import type { DayBooking } from './useDayDetail';

interface DayBookingCardProps {
  readonly booking: DayBooking;
  readonly category: DayCategory;
}

export function DayBookingCard({ booking, category }: DayBookingCardProps) {
  const { id, isExtension, isExtended } = booking;
  return (
    <DayCard
      car={booking}
      to={`/?booking=${id}`}
      badges={
        <>
          <BookingState booking={booking} />
          {isExtension && <Badge look="accent">{DAY_DETAIL_TEXTS.extension}</Badge>}
          {isExtended && <Badge look="accent">{DAY_DETAIL_TEXTS.extended}</Badge>}
        </>
      }
      facts={useFacts(booking, category)}
    >
      <Customer booking={booking} />
    </DayCard>
  );
}

function useFacts(booking: DayBooking, category: DayCategory): readonly Fact[] {
  const zone = useZone();
  const { startDate, endDate, createdAt } = booking;
  const moment = (name: string, iso: string, isMain: boolean) => ({
    name,
    value: momentText(iso, zone),
    isMain,
  });
  const span = [
    moment(DAY_DETAIL_TEXTS.pickup, startDate, category === 'handovers'),
    moment(DAY_DETAIL_TEXTS.return, endDate, category === 'returns'),
  ];
  return category === 'new-bookings'
    ? [...span, moment(DAY_DETAIL_TEXTS.recorded, createdAt, true)]
    : span;
}

function Customer({ booking }: Pick<DayBookingCardProps, 'booking'>) {
  const { customerName, customerPhone, totalPrice, durationDays, sourceName } = booking;
  const tel = customerPhone && telLink(customerPhone);
  return (
    <Row gap={16} align="end" justify="between" className={css.foot}>
      <div className={css.who}>
        <span className={css.customer}>{customerName}</span>
        {tel ? (
          <a className={css.phone} href={tel}>
            {formatPhone(customerPhone)}
          </a>
        ) : (
          <Text tone="muted" size="label">
            {DAY_DETAIL_TEXTS.noPhone}
          </Text>
        )}
      </div>
      <div className={css.price}>
        <b>{totalPrice === null ? DAY_DETAIL_TEXTS.noPrice : formatRoubles(totalPrice)}</b>
        <Text tone="muted" size="label">
          {plural(durationDays, DAY_FORMS)} · {sourceName ?? DAY_DETAIL_TEXTS.noSource}
        </Text>
      </div>
    </Row>
  );
}
