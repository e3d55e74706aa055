import type { BookingFacts } from '@frontend/shared/bookings/booking-facts';
import { handoverPath } from '@frontend/shared/bookings/handover-path';
import { MarkButton } from '@frontend/shared/bookings/marks/MarkButton';
import type { MarkableBooking } from '@frontend/shared/bookings/marks/markable-booking';
import { offeredMarks } from '@frontend/shared/bookings/marks/offered-marks';
import { UnmarkButton } from '@frontend/shared/bookings/marks/UnmarkButton';
import type { MarkKind } from '@frontend/shared/bookings/marks/useMarkBooking';
import { useCan, useIsStaff, useSession } from '@frontend/shared/data/session';
import { focusUnlessTyping } from '@frontend/shared/lib/overlays/focus-return';
import { useLeave } from '@frontend/shared/lib/overlays/leave-guard';
import { Row } from '@frontend/shared/ui/layout/Row';
import { Text } from '@frontend/shared/ui/layout/Text';
import { MARK_TEXTS } from '@schema/texts/bookings/marks';
import { SHEET_LINKS } from '@schema/texts/handover/sheet';
import type { SheetSide } from '@schema/values/handover/sheet';
import { dayOf, formatMoment, timeOf } from '@schema/values/time/calendar';
import { parseInstant } from '@schema/values/time/instant';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import type { RefObject } from 'react';
import { Link, useNavigate } from 'react-router-dom';
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
  const seesSheets = useIsStaff() && canEdit;
  const zone = company.timeZone;
  const isOut = offeredMarks(booking, now(), zone).includes('return');
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
  const keepFocus = () => focusUnlessTyping(place.current);
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
      {seesSheets && (
        <Row gap={12} wrap>
          <SheetLink bookingId={booking.id} side="out" />
          {(isOut || booking.returnedAt) && <SheetLink bookingId={booking.id} side="back" />}
        </Row>
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

interface SheetLinkProps {
  readonly bookingId: number;
  readonly side: SheetSide;
}

/** Leads from the dialog to the sheet of a side; unsaved values are asked about first. */
function SheetLink({ bookingId, side }: SheetLinkProps) {
  const leave = useLeave();
  const navigate = useNavigate();
  const path = handoverPath(bookingId, side);
  return (
    <Link
      className={css.sheet}
      to={path}
      onClick={(event) => {
        // The browser handles clicks that open a new tab or window.
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        leave(() => void navigate(path));
      }}
    >
      <ClipboardList aria-hidden="true" />
      {SHEET_LINKS[side]}
    </Link>
  );
}
