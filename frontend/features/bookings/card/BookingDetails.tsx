import type { BookingFacts } from '@frontend/shared/bookings/booking-facts';
import type { ReseatLink } from '@frontend/shared/bookings/occupied';
import type { CarKnowledge } from '@frontend/shared/cars/car-facts';
import { Dialog } from '@frontend/shared/ui/dialogs/Dialog';
import { DialogBody } from '@frontend/shared/ui/dialogs/DialogParts';
import { ErrorBox } from '@frontend/shared/ui/feedback/ErrorBox';
import { Spinner } from '@frontend/shared/ui/feedback/Spinner';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { BOOKING_DETAILS_TEXTS } from '@schema/texts/bookings/bookings';
import { type ReactNode, useCallback, useEffect } from 'react';
import { BookingPanel, type MoneyPart } from './BookingPanel';
import { useBooking } from './useBooking';

interface BookingDetailsProps {
  readonly id: number;
  /** Data the board has already loaded, shown before the request completes. */
  readonly known: BookingFacts | null;
  readonly cars: CarKnowledge;
  readonly money: MoneyPart | null;
  /** «Документы» of the booking; null: not for this user. */
  readonly papers: ((bookingId: number) => ReactNode) | null;
  /** Path of a customer's card; null: no permission. */
  readonly customerLink: ((customerId: number) => string) | null;
  /** Path of the dialog's route. */
  readonly address: string;
  /** Null: this screen cannot open the form of a new booking. */
  readonly onExtend: ((id: number) => void) | null;
  /** Null: no permission to move bookings. */
  readonly reseatLink: ReseatLink | null;
  /** Path to continue a rental in progress in another car; null: no permission. */
  readonly swapLink: ReseatLink | null;
  /** Opens the breakdown sheet of a car; null: no permission. */
  readonly onBreakdown: ((carId: number) => void) | null;
  /** Opens another part of the same rental. */
  readonly onOpenBooking: (id: number) => void;
  readonly onClose: () => void;
}

/** «Работа с бронью»; closes or refreshes with its booking (requirements.md, B16). */
export default function BookingDetails({
  id,
  known,
  cars,
  money,
  papers,
  customerLink,
  address,
  onExtend,
  reseatLink,
  swapLink,
  onBreakdown,
  onOpenBooking,
  onClose,
}: BookingDetailsProps) {
  const { booking, customerId, parts, isGone, failure, refetch } = useBooking(id, known);
  const askAgain = useCallback(() => void refetch().catch(() => undefined), [refetch]);

  useEffect(() => {
    if (!isGone) return;
    showToast('info', BOOKING_DETAILS_TEXTS.gone);
    onClose();
  }, [isGone, onClose]);

  return (
    <Dialog title={BOOKING_DETAILS_TEXTS.title} size="wide" address={address} onClose={onClose}>
      {booking ? (
        <BookingPanel
          key={booking.id}
          booking={booking}
          parts={parts}
          customerPath={customerLink && customerId !== null ? customerLink(customerId) : null}
          money={money}
          papers={papers?.(booking.id)}
          cars={cars}
          onSaved={onClose}
          onStale={askAgain}
          onExtend={onExtend && (() => onExtend(booking.id))}
          reseatLink={reseatLink}
          swapLink={swapLink}
          onBreakdown={onBreakdown && (() => onBreakdown(booking.carId))}
          onOpenBooking={onOpenBooking}
          onArchived={onClose}
          onClose={onClose}
        />
      ) : (
        <DialogBody>
          {failure ? (
            <ErrorBox message={failure} />
          ) : (
            <Spinner description={BOOKING_DETAILS_TEXTS.loading} />
          )}
        </DialogBody>
      )}
    </Dialog>
  );
}
