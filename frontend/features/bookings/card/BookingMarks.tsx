import type { BookingFacts } from '@frontend/shared/bookings/booking-facts';
import { MarkButton } from '@frontend/shared/bookings/marks/MarkButton';
import { UnmarkButton } from '@frontend/shared/bookings/marks/UnmarkButton';
import type { MarkableBooking, MarkKind } from '@frontend/shared/bookings/marks/useMarkBooking';
import { useCan, useSession } from '@frontend/shared/data/session';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Text } from '@frontend/shared/ui/layout/Text';
import { MARK_TEXTS } from '@schema/texts/bookings/marks';
import { dayOf, formatMoment, timeOf } from '@schema/values/time/calendar';
import { parseInstant } from '@schema/values/time/instant';
import type { RefObject } from 'react';
import css from './BookingAside.module.css';

interface BookingMarksProps {
  readonly booking: BookingFacts;
  readonly markable: MarkableBooking;
  /** Marks offered here; the next step is in the footer. */
  readonly kinds: readonly MarkKind[];
  /** Receives the focus of a removed button. */
  readonly place: RefObject<HTMLDivElement | null>;
}

/** «Выдана 10:02 · Принята 18:10 · снять отметку», and the marks that are not the next step. */
export function BookingMarks({ booking, markable, kinds, place }: BookingMarksProps) {
  const { now, company } = useSession();
  const canEdit = useCan('edit_bookings');
  const zone = company.timeZone;
  const marked = [
    { kind: 'handover', name: MARK_TEXTS.handedOverAt, iso: booking.handedOverAt },
    { kind: 'return', name: MARK_TEXTS.returnedAt, iso: booking.returnedAt },
  ] as const;
  const shown = marked.flatMap(({ kind, name, iso }) => {
    const instant = iso ? parseInstant(iso) : null;
    if (!instant) return [];
    const isToday = dayOf(instant, zone) === dayOf(now(), zone);
    const time = isToday ? timeOf(instant, zone) : formatMoment(instant, zone);
    return [{ kind, text: `${name} ${time}` }];
  });
  const last = shown.at(-1);
  const keepFocus = () => place.current?.focus();
  return (
    <div ref={place} className={css.marks} tabIndex={-1}>
      {last && (
        <Text as="p" tone="muted">
          {shown.map(({ text }) => text).join(' · ')}
          {canEdit && (
            <>
              {' · '}
              <UnmarkButton kind={last.kind} booking={markable} onUnmarked={keepFocus} />
            </>
          )}
        </Text>
      )}
      {kinds.length > 0 && (
        <Row gap={8} wrap className={css.links}>
          {kinds.map((kind) => (
            <MarkButton
              key={kind}
              className={css.markButton}
              kind={kind}
              booking={markable}
              onMarked={keepFocus}
            />
          ))}
        </Row>
      )}
    </div>
  );
}
