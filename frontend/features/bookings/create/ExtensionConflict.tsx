import type { CarEventFacts } from '@frontend/shared/cars/car-facts';
import { typedPeriod } from '@frontend/shared/forms/typed-period';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { InfoPanel } from '@frontend/shared/ui/layout/InfoPanel';
import { NEARBY_TEXTS } from '@schema/texts/bookings/bookings';
import { NEW_BOOKING_TEXTS } from '@schema/texts/bookings/new-booking';
import { dayOf, formatMoment, timeOf } from '@schema/values/time/calendar';
import type { Period } from '@schema/values/time/period';
import { OtherCars } from '../card/OtherCars';
import { ReseatNextLink } from '../ReseatNextLink';
import css from './ExtensionConflict.module.css';

interface ExtensionConflictProps {
  readonly carId: number;
  readonly period: Period;
  readonly by: CarEventFacts;
  /** Company time zone, IANA. */
  readonly zone: string;
  readonly isPending: boolean;
  /** The dialog opens with this conflict: its first way gets the focus. */
  readonly hasFocus: boolean;
  /** Path of the re-seating search that frees the car. */
  readonly reseatPath: string;
  readonly onTakeEnd: (end: Date) => void;
  readonly onTakeCar: (carId: number) => void;
}

/** The event in the way of an extension and the ways around it, before any save. */
export function ExtensionConflict(props: ExtensionConflictProps) {
  const { carId, period, by, zone, isPending, onTakeEnd } = props;
  const { startDate: start } = period;
  const isSameDay = dayOf(start, zone) === dayOf(by.startDate, zone);
  const until = isSameDay ? timeOf(by.startDate, zone) : formatMoment(by.startDate, zone);
  return (
    <InfoPanel look="warning" title={NEARBY_TEXTS.taken}>
      {by.title}, {formatMoment(by.startDate, zone)} – {formatMoment(by.endDate, zone)}
      <div className={css.ways}>
        {by.startDate > start && (
          <Button
            look="primary"
            autoFocus={props.hasFocus}
            disabled={isPending}
            onClick={() => onTakeEnd(by.startDate)}
          >
            {NEW_BOOKING_TEXTS.freeUntil(until)}
          </Button>
        )}
        {by.kind === 'booking' && <ReseatNextLink path={props.reseatPath} />}
        <OtherCars
          period={typedPeriod(period)}
          carId={carId}
          disabled={isPending}
          onTake={props.onTakeCar}
        />
      </div>
    </InfoPanel>
  );
}
