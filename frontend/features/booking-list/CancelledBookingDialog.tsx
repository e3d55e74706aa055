import { PlateLine } from '@frontend/shared/cars/PlateLine';
import { useMoment } from '@frontend/shared/data/use-moment';
import { BookingStatusBadge } from '@frontend/shared/ui/badges/BookingStatusBadge';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { Dialog } from '@frontend/shared/ui/dialogs/Dialog';
import { DialogBody, DialogFooter } from '@frontend/shared/ui/dialogs/DialogParts';
import { Row } from '@frontend/shared/ui/layout/Row';
import { ARCHIVE_TEXTS, BOOKING_LIST_TEXTS } from '@schema/texts/bookings/booking-list';
import { BOOKING_DETAILS_TEXTS } from '@schema/texts/bookings/bookings';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import { formatRoubles } from '@schema/values/money/money';
import { formatPhone } from '@schema/values/people/phone';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { ReactNode } from 'react';
import css from './CancelledBookingDialog.module.css';
import type { ListedBooking } from './useBookingList';

interface CancelledBookingDialogProps {
  readonly booking: ListedBooking;
  /** «Оплата» of the booking. */
  readonly money: ReactNode;
  /** Path of the dialog's route. */
  readonly address: string;
  /** Opens the restore question; null: no permission. */
  readonly onRestore: (() => void) | null;
  readonly onClose: () => void;
}

export function CancelledBookingDialog({
  booking,
  money,
  address,
  onRestore,
  onClose,
}: CancelledBookingDialogProps) {
  const moment = useMoment();
  const sum = (roubles: number | null | undefined) =>
    roubles == null ? BOOKING_LIST_TEXTS.noPrice : formatRoubles(roubles);
  const texts = BOOKING_LIST_TEXTS;
  const facts = [
    [texts.customer, booking.customerName],
    [texts.phone, booking.customerPhone ? formatPhone(booking.customerPhone) : ''],
    [texts.period, `${moment(booking.startDate)} – ${moment(booking.endDate)}`],
    [texts.amount, sum(booking.totalPrice)],
    [texts.deposit, sum(booking.depositAmount)],
    [texts.source, booking.sourceName ?? texts.noSource],
    [texts.created, moment(booking.createdAt)],
    [texts.cancelledAt, moment(booking.cancelledAt)],
    [BOOKING_DETAILS_TEXTS.cancelReason, booking.cancelReason ?? ''],
    [texts.notes, booking.notes ?? ''],
  ].filter(([, value]) => value);
  return (
    <Dialog title={BOOKING_DETAILS_TEXTS.title} address={address} onClose={onClose}>
      <DialogBody>
        <Row gap={10} rowGap={6} align="center" wrap className={css.car}>
          <b>{booking.carTitle}</b>
          <PlateLine car={{ ...booking.car, licensePlate: booking.licensePlate }} />
          <BookingStatusBadge status={booking.status} />
        </Row>
        <dl className={css.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {money}
      </DialogBody>
      <DialogFooter hasSubmit={false}>
        <Button onClick={onClose}>{KIT_TEXTS.close}</Button>
        {onRestore && (
          <Button icon={<RotateCcw />} onClick={onRestore}>
            {ARCHIVE_TEXTS.restore}
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  );
}
