import { useZone } from '@frontend/shared/data/session';
import { BookingStatusBadge } from '@frontend/shared/ui/BookingStatusBadge';
import { Button } from '@frontend/shared/ui/Button';
import { Dialog } from '@frontend/shared/ui/Dialog';
import { DialogBody, DialogFooter } from '@frontend/shared/ui/DialogParts';
import { PlateChip } from '@frontend/shared/ui/PlateChip';
import { BOOKING_LIST_TEXTS } from '@schema/texts/booking-list';
import { BOOKING_DETAILS_TEXTS } from '@schema/texts/bookings';
import { KIT_TEXTS } from '@schema/texts/shell';
import { formatMoment, parseInstant } from '@schema/values/calendar';
import { formatRoubles } from '@schema/values/money';
import { formatPhone } from '@schema/values/phone';
import css from './CancelledBookingDialog.module.css';
import type { ListedBooking } from './useBookingList';

interface CancelledBookingDialogProps {
  readonly booking: ListedBooking;
  readonly onClose: () => void;
}

/** A booking of the archive: its facts, nothing to change. */
export function CancelledBookingDialog({ booking, onClose }: CancelledBookingDialogProps) {
  const zone = useZone();
  const moment = (iso: string | null | undefined) => {
    const instant = iso ? parseInstant(iso) : null;
    return instant ? formatMoment(instant, zone) : '';
  };
  const money = (roubles: number | null | undefined) =>
    roubles == null ? BOOKING_LIST_TEXTS.noPrice : formatRoubles(roubles);
  const texts = BOOKING_LIST_TEXTS;
  const facts = [
    [texts.customer, booking.customerName],
    [texts.phone, booking.customerPhone ? formatPhone(booking.customerPhone) : ''],
    [texts.period, `${moment(booking.startDate)} – ${moment(booking.endDate)}`],
    [texts.amount, money(booking.totalPrice)],
    [texts.deposit, money(booking.depositAmount)],
    [texts.source, booking.sourceName ?? texts.noSource],
    [texts.created, moment(booking.createdAt)],
    [texts.cancelledAt, moment(booking.cancelledAt)],
    [texts.notes, booking.notes ?? ''],
  ].filter(([, value]) => value);
  return (
    <Dialog title={BOOKING_DETAILS_TEXTS.title} onClose={onClose}>
      <DialogBody>
        <div className={css.car}>
          <b>{booking.carTitle}</b>
          <PlateChip plate={booking.licensePlate} />
          <BookingStatusBadge status={booking.status} />
        </div>
        <dl className={css.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </DialogBody>
      <DialogFooter hasSubmit={false}>
        <Button onClick={onClose}>{KIT_TEXTS.close}</Button>
      </DialogFooter>
    </Dialog>
  );
}
