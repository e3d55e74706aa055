import {
  MarkHandedOverDocument,
  MarkReturnedDocument,
  UnmarkHandedOverDocument,
  UnmarkReturnedDocument,
} from '@frontend/gql/graphql';
import { MESSAGES } from '@schema/messages';
import { MARK_TEXTS } from '@schema/texts/bookings/marks';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import { failureText } from '../data/failure-text';
import { useCommand } from '../data/use-command';
import { showToast } from '../ui/feedback/toasts';

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

/**
 * Marks a handover or a return at the current time and shows a toast with undo, or the error.
 * Resolves to whether it was marked; `onUndone` is called after an undo.
 */
export function useMarkBooking() {
  const markHandedOver = useCommand('markHandedOver', MarkHandedOverDocument);
  const markReturned = useCommand('markReturned', MarkReturnedDocument);
  const unmarkHandedOver = useCommand('unmarkHandedOver', UnmarkHandedOverDocument);
  const unmarkReturned = useCommand('unmarkReturned', UnmarkReturnedDocument);

  const set = async (kind: MarkKind, { id, version }: MarkableBooking, carIds: number[]) =>
    kind === 'handover'
      ? (await markHandedOver({ id, version }, { carIds })).markHandedOver
      : (await markReturned({ id, version }, { carIds })).markReturned;
  const undo = async (kind: MarkKind, booking: MarkableBooking) => {
    const { id, carId, carTitle, version } = booking;
    const unmark = kind === 'handover' ? unmarkHandedOver : unmarkReturned;
    try {
      await unmark({ id, version }, { carIds: [carId] });
      showToast('info', `${WORDS[kind].undone}: ${carTitle}`);
      return true;
    } catch (error) {
      showToast('error', failureText(error, MESSAGES.marks.undoFailed));
      return false;
    }
  };

  return async (kind: MarkKind, booking: MarkableBooking, onUndone?: () => void) => {
    try {
      const { version } = await set(kind, booking, [booking.carId]);
      showToast('success', `${WORDS[kind].done}: ${booking.carTitle}`, {
        title: KIT_TEXTS.undo,
        run: () =>
          void undo(kind, { ...booking, version }).then((isUndone) => isUndone && onUndone?.()),
      });
      return true;
    } catch (error) {
      showToast('error', failureText(error, WORDS[kind].failed));
      return false;
    }
  };
}
