import type { CarEventFacts } from '@frontend/shared/cars/car-facts';
import { typedPeriod } from '@frontend/shared/forms/typed-period';
import { guardPresses } from '@frontend/shared/lib/presses/guard-presses';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { Row } from '@frontend/shared/ui/layout/Row';
import { NEW_BOOKING_TEXTS } from '@schema/texts/bookings/new-booking';
import { dayOf, formatDay, timeOf } from '@schema/values/time/calendar';
import type { Period } from '@schema/values/time/period';
import { OtherCars } from '../card/OtherCars';
import { ReseatButton } from '../ReseatButton';

interface ConflictActionsProps {
  readonly carId: number;
  readonly period: Period;
  /** The first conflicting event. */
  readonly by: CarEventFacts;
  /** Start of the free rest of the period; null without one or when the start is fixed. */
  readonly freeFrom: Date | null;
  /** Company time zone, IANA. */
  readonly zone: string;
  readonly isPending: boolean;
  /** The dialog opens with this conflict: its first remedy gets the focus. */
  readonly hasFocus: boolean;
  /** Path of the re-seating search that frees the car. */
  readonly reseatPath: string;
  readonly onTakeStart: (start: Date) => void;
  readonly onTakeEnd: (end: Date) => void;
  readonly onTakeCar: (carId: number) => void;
}

/** Remedies for a conflicting event of a new booking, before any save. */
export function ConflictActions(props: ConflictActionsProps) {
  const { carId, period, by, freeFrom, zone, isPending } = props;
  const { startDate: start, endDate: end } = period;
  /** Omits the date on the day of the other end of the free part. */
  const moment = (date: Date, other: Date) => {
    const day = dayOf(date, zone);
    const time = timeOf(date, zone);
    return day === dayOf(other, zone) ? time : `${formatDay(day)} ${time}`;
  };
  return (
    <Row gap={8} wrap ref={guardPresses}>
      {by.startDate > start && (
        <Button
          look="primary"
          autoFocus={props.hasFocus}
          disabled={isPending}
          onClick={() => props.onTakeEnd(by.startDate)}
        >
          {NEW_BOOKING_TEXTS.freeUntil(moment(by.startDate, start))}
        </Button>
      )}
      {freeFrom && (
        <Button disabled={isPending} onClick={() => props.onTakeStart(freeFrom)}>
          {NEW_BOOKING_TEXTS.freeFrom(moment(freeFrom, end))}
        </Button>
      )}
      {by.kind === 'booking' && (
        <ReseatButton path={props.reseatPath} isNext={by.startDate > start} />
      )}
      <OtherCars
        period={typedPeriod(period)}
        carId={carId}
        disabled={isPending}
        onTake={props.onTakeCar}
      />
    </Row>
  );
}
