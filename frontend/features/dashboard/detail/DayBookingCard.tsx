import { useZone } from '@frontend/shared/data/session';
import { Badge } from '@frontend/shared/ui/badges/Badge';
import { BookingState } from '@frontend/shared/ui/badges/BookingState';
import type { Fact } from '@frontend/shared/ui/records/Facts';
import textCss from '@frontend/shared/ui/styles/text.module.css';
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
    <div className={css.foot}>
      <div className={css.who}>
        <span className={css.customer}>{customerName}</span>
        {tel ? (
          <a className={css.phone} href={tel}>
            {formatPhone(customerPhone)}
          </a>
        ) : (
          <span className={textCss.quiet}>{DAY_DETAIL_TEXTS.noPhone}</span>
        )}
      </div>
      <div className={css.price}>
        <b>{totalPrice === null ? DAY_DETAIL_TEXTS.noPrice : formatRoubles(totalPrice)}</b>
        <span className={textCss.quiet}>
          {plural(durationDays, DAY_FORMS)} · {sourceName ?? DAY_DETAIL_TEXTS.noSource}
        </span>
      </div>
    </div>
  );
}
