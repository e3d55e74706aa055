import type { BookingFacts } from '@frontend/shared/bookings/booking-facts';
import { MarkButton } from '@frontend/shared/bookings/MarkButton';
import type { CarFacts } from '@frontend/shared/cars/car-facts';
import { useCan, useSession } from '@frontend/shared/data/session';
import { MARK_TEXTS } from '@schema/texts/bookings/marks';
import { displayName } from '@schema/values/fleet/car-title';
import { formatMoment } from '@schema/values/time/calendar';
import { parseInstant } from '@schema/values/time/instant';
import { useRef } from 'react';
import css from './BookingAside.module.css';
import { offeredMarks } from './offered-marks';

interface BookingMarksProps {
  readonly booking: BookingFacts;
  readonly car: CarFacts | null;
}

/** Handover and return times, or the buttons that mark them (docs/domain.md, marks). */
export function BookingMarks({ booking, car }: BookingMarksProps) {
  const { now, company } = useSession();
  const canEdit = useCan('edit_bookings');
  const place = useRef<HTMLDivElement>(null);
  const kinds = canEdit ? offeredMarks(booking, now(), company.timeZone, company) : [];
  const marked = [
    [MARK_TEXTS.handedOverAt, booking.handedOverAt],
    [MARK_TEXTS.returnedAt, booking.returnedAt],
  ].flatMap(([name, iso]) => {
    const instant = iso ? parseInstant(iso) : null;
    return instant ? [`${name} ${formatMoment(instant, company.timeZone)}`] : [];
  });
  if (kinds.length + marked.length === 0) return null;
  const carTitle = car ? displayName(car) : booking.customer;
  return (
    <div ref={place} className={css.marks} tabIndex={-1}>
      {marked.map((text) => (
        <span key={text}>{text}</span>
      ))}
      {kinds.length > 0 && (
        <div className={css.links}>
          {kinds.map((kind) => (
            <MarkButton
              key={kind}
              className={css.markButton}
              kind={kind}
              booking={{ ...booking, carTitle }}
              // The pressed button is removed: keep the focus inside the dialog.
              onMarked={() => place.current?.focus()}
            />
          ))}
        </div>
      )}
    </div>
  );
}
