import { useZone } from '@frontend/shared/data/session';
import { Badge } from '@frontend/shared/ui/badges/Badge';
import { PlateChip } from '@frontend/shared/ui/badges/PlateChip';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Text } from '@frontend/shared/ui/layout/Text';
import { INCOMPLETE_TEXTS, ISSUE_TITLES } from '@schema/texts/bookings/incomplete';
import { formatRoubles } from '@schema/values/money/money';
import { formatPhone, normalisePhone } from '@schema/values/people/phone';
import { formatMoment } from '@schema/values/time/calendar';
import { parseInstant } from '@schema/values/time/instant';
import css from './IncompleteList.module.css';
import { type IncompleteBooking, issuesOf } from './incomplete-booking';

interface IncompleteCardProps {
  readonly booking: IncompleteBooking;
  readonly onRepair: () => void;
  readonly onDelete: () => void;
}

export function IncompleteCard({ booking, onRepair, onDelete }: IncompleteCardProps) {
  const zone = useZone();
  const name = booking.customerName?.trim() || INCOMPLETE_TEXTS.noName;
  const phone = booking.customerPhone?.trim();
  const moment = (iso?: string | null, raw?: string | null) => {
    const instant = iso ? parseInstant(iso) : null;
    return instant ? formatMoment(instant, zone) : raw?.trim() || INCOMPLETE_TEXTS.noDate;
  };
  return (
    <Row
      as="article"
      gap={16}
      rowGap={12}
      align="start"
      justify="between"
      wrap
      className={css.card}
      aria-label={name}
    >
      <div className={css.facts}>
        <h3 className={css.name}>{name}</h3>
        <Text as="p" tone="label">
          {phone && normalisePhone(phone) ? formatPhone(phone) : phone || INCOMPLETE_TEXTS.noPhone}
        </Text>
        <Text as="p" tone="label">
          {booking.carTitle ? (
            <>
              {booking.carTitle}{' '}
              {booking.licensePlate && <PlateChip plate={booking.licensePlate} />}
            </>
          ) : (
            INCOMPLETE_TEXTS.noCar
          )}
        </Text>
        <Text as="p" tone="label">
          {moment(booking.startDate, booking.rawStartDate)} –{' '}
          {moment(booking.endDate, booking.rawEndDate)}
          {booking.totalPrice != null && ` · ${formatRoubles(booking.totalPrice)}`}
        </Text>
        {booking.notes && (
          <Text as="p" tone="muted" size="label" className={css.notes}>
            {booking.notes}
          </Text>
        )}
        <div className={css.issues}>
          {issuesOf(booking).map((issue) => (
            <Badge key={issue} look="warning">
              {ISSUE_TITLES[issue]}
            </Badge>
          ))}
          {booking.cancelledAt && <Badge>{INCOMPLETE_TEXTS.cancelled}</Badge>}
        </div>
      </div>
      <div className={css.actions}>
        <Button onClick={onRepair}>{INCOMPLETE_TEXTS.fix}</Button>
        <Button look="quiet" onClick={onDelete}>
          {INCOMPLETE_TEXTS.delete}
        </Button>
      </div>
    </Row>
  );
}
