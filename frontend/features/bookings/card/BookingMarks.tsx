import type { BookingFacts } from '@frontend/shared/bookings/booking-facts';
import { MarkButton } from '@frontend/shared/bookings/marks/MarkButton';
import { UnmarkButton } from '@frontend/shared/bookings/marks/UnmarkButton';
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

/** Handover and return times, each to be taken back, or the buttons that mark them. */
export function BookingMarks({ booking, car }: BookingMarksProps) {
  const { now, company } = useSession();
  const canEdit = useCan('edit_bookings');
  const place = useRef<HTMLDivElement>(null);
  const kinds = canEdit ? offeredMarks(booking, now(), company.timeZone) : [];
  const marked = [
    { kind: 'handover', name: MARK_TEXTS.handedOverAt, iso: booking.handedOverAt },
    { kind: 'return', name: MARK_TEXTS.returnedAt, iso: booking.returnedAt },
  ] as const;
  const shown = marked.flatMap(({ kind, name, iso }) => {
    const instant = iso ? parseInstant(iso) : null;
    return instant ? [{ kind, text: `${name} ${formatMoment(instant, company.timeZone)}` }] : [];
  });
  if (kinds.length + shown.length === 0) return null;
  const markable = { ...booking, carTitle: car ? displayName(car) : booking.customer };
  // The pressed button is removed: keep the focus inside the dialog.
  const keepFocus = () => place.current?.focus();
  return (
    <div ref={place} className={css.marks} tabIndex={-1}>
      {shown.map(({ kind, text }) => (
        <span key={kind} className={css.mark}>
          <span>{text}</span>
          {canEdit && <UnmarkButton kind={kind} booking={markable} onUnmarked={keepFocus} />}
        </span>
      ))}
      {kinds.length > 0 && (
        <div className={css.links}>
          {kinds.map((kind) => (
            <MarkButton
              key={kind}
              className={css.markButton}
              kind={kind}
              booking={markable}
              onMarked={keepFocus}
            />
          ))}
        </div>
      )}
    </div>
  );
}
