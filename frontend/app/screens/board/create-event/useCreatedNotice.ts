import { BOARD_PATH, boardPlacePath } from '@frontend/app/paths';
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
import { dayOf } from '@schema/values/time/calendar';
import { useNavigate } from 'react-router-dom';
import { type BoardDialog, withDialog } from '../address/board-dialog';

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
  const navigate = useNavigate();
  const archive = useCommand('archiveBooking', ArchiveBookingDocument);

  /** Over the board where it is; from another page, over the board at the booking. */
  const openOverBoard = (dialog: BoardDialog, { carId, startDate }: BookingFacts) => {
    const { pathname, search } = window.location;
    if (pathname === BOARD_PATH) {
      void navigate({ pathname, search: withDialog(dialog, search) }, { replace: true });
      return;
    }
    const place = boardPlacePath(carId, dayOf(new Date(startDate), zone)).slice(BOARD_PATH.length);
    void navigate({ pathname: BOARD_PATH, search: withDialog(dialog, place) });
  };
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
      run: () => requestOffer(offerOf(booking, car)),
    };
    const open: ToastAction = {
      title: NEW_BOOKING_TEXTS.open,
      run: () => openOverBoard({ kind: 'booking', id }, booking),
    };
    const pay: ToastAction = {
      title: TAKE_PAYMENT_TITLE,
      run: () => openOverBoard({ kind: 'booking', id, payment: '' }, booking),
    };
    const isOwed = seesMoney && (booking.totalPrice ?? 0) > 0;
    const others = canSeeBoard ? [open, send, ...(isOwed ? [pay] : [])] : [send];
    const text = createdText({ ...booking, car, isExtension }, zone);
    offerUndo(text, `booking:${id}`, () => void undo(booking), others);
  };
}
