import { useCommand } from '@frontend/shared/data/commands/use-command';
import { refusalOf } from '@frontend/shared/data/requests/refusal';
import { commandFailureText } from '@frontend/shared/data/requests/unanswered';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { MESSAGES } from '@schema/messages';
import { MARK_TEXTS } from '@schema/texts/bookings/marks';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import {
  MarkHandedOverDocument,
  MarkReturnedDocument,
  UnmarkHandedOverDocument,
  UnmarkReturnedDocument,
} from './marks.generated';

export type MarkKind = 'handover' | 'return';

export interface MarkableBooking {
  readonly id: number;
  readonly carId: number;
  readonly carTitle: string;
  readonly version: number;
}

const WORDS = {
  handover: {
    done: MARK_TEXTS.handoverMarked,
    undone: MARK_TEXTS.handoverUndone,
    failed: MESSAGES.marks.handoverFailed,
  },
  return: {
    done: MARK_TEXTS.returnMarked,
    undone: MARK_TEXTS.returnUndone,
    failed: MESSAGES.marks.returnFailed,
  },
} as const;

interface MarkOptions {
  /** The user knows that another customer has not returned the car. */
  readonly isConfirmed?: boolean;
  /** Called after an undo. */
  readonly onUndone?: (() => void) | undefined;
}

interface MarkOutcome {
  readonly isMarked: boolean;
  /** Names the rental that has not returned the car, when that must be confirmed first. */
  readonly question: string | null;
}

/**
 * `mark`: sets a handover or a return at the current time and shows a toast with undo, or the error;
 * a question is left to the caller. `unmark`: takes the mark back; resolves to whether it did.
 */
export function useMarkBooking() {
  const markHandedOver = useCommand('markHandedOver', MarkHandedOverDocument);
  const markReturned = useCommand('markReturned', MarkReturnedDocument);
  const unmarkHandedOver = useCommand('unmarkHandedOver', UnmarkHandedOverDocument);
  const unmarkReturned = useCommand('unmarkReturned', UnmarkReturnedDocument);

  const send = async (kind: MarkKind, booking: MarkableBooking, confirmed: boolean) => {
    const { id, version } = booking;
    const options = { carIds: [booking.carId] };
    return kind === 'handover'
      ? (await markHandedOver({ id, version, confirmed }, options)).markHandedOver
      : (await markReturned({ id, version }, options)).markReturned;
  };
  const unmark = async (kind: MarkKind, booking: MarkableBooking): Promise<boolean> => {
    const { id, carId, carTitle, version } = booking;
    const remove = kind === 'handover' ? unmarkHandedOver : unmarkReturned;
    try {
      await remove({ id, version }, { carIds: [carId] });
      showToast('info', `${WORDS[kind].undone}: ${carTitle}`);
      return true;
    } catch (error) {
      showToast('error', commandFailureText(error, MESSAGES.marks.undoFailed));
      return false;
    }
  };

  const mark = async (
    kind: MarkKind,
    booking: MarkableBooking,
    { isConfirmed = false, onUndone }: MarkOptions = {},
  ): Promise<MarkOutcome> => {
    try {
      const { version } = await send(kind, booking, isConfirmed);
      showToast('success', `${WORDS[kind].done}: ${booking.carTitle}`, {
        title: KIT_TEXTS.undo,
        run: () =>
          void unmark(kind, { ...booking, version }).then((isUndone) => isUndone && onUndone?.()),
      });
      return { isMarked: true, question: null };
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal?.code === 'CAR_NOT_RETURNED') {
        return { isMarked: false, question: refusal.message };
      }
      showToast('error', commandFailureText(error, WORDS[kind].failed));
      return { isMarked: false, question: null };
    }
  };
  return { mark, unmark };
}
