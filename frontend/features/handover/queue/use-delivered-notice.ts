import { handoverPath } from '@frontend/shared/bookings/handover-path';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { markLeftText, QUEUE_TEXTS } from '@schema/texts/handover/queue';
import { type RefObject, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { QueuedSheet } from './queue-items';

type Tell = (sheet: QueuedSheet) => void;

/**
 * Tells that a sheet that had waited was saved, when the user had pressed the button of its mark.
 * It is not marked by itself: the booking may have changed meanwhile.
 */
export function useDeliveredNotice(): RefObject<Tell> {
  const navigate = useNavigate();
  const tell = useRef<Tell>(() => undefined);
  useEffect(() => {
    tell.current = ({ bookingId, side, names, isMarkWanted }) => {
      if (!isMarkWanted) return;
      showToast('info', markLeftText(side, names), {
        title: QUEUE_TEXTS.open,
        run: () => void navigate(handoverPath(bookingId, side)),
      });
    };
  }, [navigate]);
  return tell;
}
