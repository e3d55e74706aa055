import { handoverPath } from '@frontend/shared/bookings/handover-path';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { markLeftText, QUEUE_TEXTS } from '@schema/texts/handover/queue';
import { type RefObject, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { QueuedSheet } from './queue-items';

type Tell = (sheet: QueuedSheet) => void;

/** Asks for the mark of a delivered sheet that an earlier release had queued without it. */
export function useUnmarkedNotice(): RefObject<Tell> {
  const navigate = useNavigate();
  const tell = useRef<Tell>(() => undefined);
  useEffect(() => {
    tell.current = ({ bookingId, side, names }) => {
      showToast('info', markLeftText(side, names), {
        title: QUEUE_TEXTS.open,
        run: () => void navigate(handoverPath(bookingId, side)),
      });
    };
  }, [navigate]);
  return tell;
}
