import { ArchiveBookingDocument } from '@frontend/features/bookings/bookings.generated';
import type { BookingFacts } from '@frontend/shared/bookings/booking-facts';
import { useCommand } from '@frontend/shared/data/commands/use-command';
import { commandFailureText } from '@frontend/shared/data/requests/unanswered';
import { useCan, useSeesMoney, useZone } from '@frontend/shared/data/session';
import { offerUndo } from '@frontend/shared/lib/overlays/undo';
import { offerOf } from '@frontend/shared/offers/offer';
import { requestOffer } from '@frontend/shared/offers/requested-offer';
import { showToast, type ToastAction } from '@frontend/shared/ui/feedback/toasts';
import { CANCEL_REASONS } from '@schema/texts/bookings/bookings';
import { createdText, NEW_BOOKING_TEXTS } from '@schema/texts/bookings/new-booking';
import { OFFER_TEXTS } from '@schema/texts/bookings/offers';
import { TAKE_PAYMENT_TITLE } from '@schema/texts/money/take-payment';
import type { CarNameParts } from '@schema/values/fleet/car-title';
import MessageSquareShare from 'lucide-react/icons/message-square-share';
import Wallet from 'lucide-react/icons/wallet';
import { useOpenOverBoard } from './useOpenOverBoard';

/** The reason of a creation that is undone. */
const [, , , , BY_MISTAKE] = CANCEL_REASONS;

/**
 * The notice of a created booking: «Открыть», «Отправить клиенту», «Принять оплату» and «Отменить»,
 * which archives it. Its actions work on any page, as a notice outlives its screen.
 */
export function useCreatedNotice() {
  const zone = useZone();
  const canSeeBoard = useCan('view_board');
  const seesMoney = useSeesMoney();
  const openOverBoard = useOpenOverBoard();
  const archive = useCommand('archiveBooking', ArchiveBookingDocument);

  const undo = async ({ id, version, carId }: BookingFacts) => {
    try {
      await archive({ id, version, reason: BY_MISTAKE }, { carIds: [carId] });
      showToast('success', NEW_BOOKING_TEXTS.creationUndone);
    } catch (error) {
      showToast('error', commandFailureText(error, NEW_BOOKING_TEXTS.undoFailed));
    }
  };

  return (booking: BookingFacts, car: CarNameParts | null, isExtension: boolean) => {
    const { id } = booking;
    const send: ToastAction = {
      title: OFFER_TEXTS.send,
      icon: MessageSquareShare,
      run: () => requestOffer(offerOf(booking, car)),
    };
    const open: ToastAction = {
      title: NEW_BOOKING_TEXTS.open,
      run: () => openOverBoard({ kind: 'booking', id }, booking),
    };
    const pay: ToastAction = {
      title: TAKE_PAYMENT_TITLE,
      icon: Wallet,
      run: () => openOverBoard({ kind: 'booking', id, payment: '' }, booking),
    };
    const isOwed = seesMoney && (booking.totalPrice ?? 0) > 0;
    const others = canSeeBoard ? [open, send, ...(isOwed ? [pay] : [])] : [send];
    const text = createdText({ ...booking, car, isExtension }, zone);
    offerUndo(text, `booking:${id}`, () => void undo(booking), others);
  };
}
