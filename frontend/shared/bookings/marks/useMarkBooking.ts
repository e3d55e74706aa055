import { useCommand } from '@frontend/shared/data/commands/use-command';
import { refusalOf } from '@frontend/shared/data/requests/refusal';
import { commandFailureText } from '@frontend/shared/data/requests/unanswered';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { MESSAGES } from '@schema/messages';
import { MARK_TEXTS } from '@schema/texts/bookings/marks';
import { ofRental } from '@schema/texts/bookings/rental-name';
import { MARK_QUESTION_TEXTS } from '@schema/texts/money/mark-money';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import type { MarkedMoment } from '@schema/values/money/at-mark';
import type { TakenMoney } from './mark-money';
import type { MarkableBooking } from './markable-booking';
import {
  MarkHandedOverDocument,
  MarkReturnedDocument,
  UnmarkHandedOverDocument,
  UnmarkReturnedDocument,
} from './marks.generated';

export type MarkKind = MarkedMoment;

const WORDS = {
  handover: { done: MARK_TEXTS.handedOverAt, undone: MARK_TEXTS.handoverUndone },
  return: { done: MARK_TEXTS.returnedAt, undone: MARK_TEXTS.returnUndone },
} as const;

interface MarkOptions {
  /** The user has confirmed that another customer has not returned the car. */
  readonly isConfirmed?: boolean;
  /** Recorded before the mark; the undo of the mark reverses it too. */
  readonly taken?: TakenMoney | null;
  /** The caller shows the undo itself; the notice offers none, and is omitted without money. */
  readonly hasOwnUndo?: boolean | undefined;
  /** Called after an undo. */
  readonly onUndone?: (() => void) | undefined;
}

interface MarkOutcome {
  /** Undoes the mark and its money; null: not marked. */
  readonly undo: (() => void) | null;
  /** Name of the rental that has not returned the car, if it must be confirmed first. */
  readonly question: string | null;
  /** Reason of the failure, if there is no question. */
  readonly error?: unknown;
}

const said = (what: string, booking: MarkableBooking, money: string | undefined): string =>
  [ofRental(what, booking), money].filter(Boolean).join(' · ');

/**
 * `mark`: sets a handover or a return at the current time and shows a notice with undo; a question
 * and an error are left to the caller. `unmark`: undoes the mark; resolves to its success.
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
  const unmark = async (
    kind: MarkKind,
    booking: MarkableBooking,
    taken: TakenMoney | null = null,
  ): Promise<boolean> => {
    const { id, carId, version } = booking;
    const remove = kind === 'handover' ? unmarkHandedOver : unmarkReturned;
    try {
      await remove({ id, version }, { carIds: [carId] });
    } catch (error) {
      showToast('error', commandFailureText(error, MESSAGES.marks.undoFailed));
      return false;
    }
    const isBack = taken ? await taken.undo() : null;
    const money = isBack ? MARK_QUESTION_TEXTS.back : MARK_QUESTION_TEXTS.kept;
    const text = said(WORDS[kind].undone, booking, isBack === null ? undefined : money);
    showToast(isBack === false ? 'error' : 'info', text);
    return true;
  };

  const mark = async (
    kind: MarkKind,
    booking: MarkableBooking,
    { isConfirmed = false, taken = null, hasOwnUndo = false, onUndone }: MarkOptions = {},
  ): Promise<MarkOutcome> => {
    try {
      const { version } = await send(kind, booking, isConfirmed);
      const undo = () =>
        void unmark(kind, { ...booking, version }, taken).then(
          (isUndone) => isUndone && onUndone?.(),
        );
      const text = said(WORDS[kind].done, booking, taken?.said);
      if (!hasOwnUndo) showToast('success', text, { title: KIT_TEXTS.undo, run: undo });
      else if (taken?.said) showToast('success', text);
      return { undo, question: null };
    } catch (error) {
      const refusal = refusalOf(error);
      const question = refusal?.code === 'CAR_NOT_RETURNED' ? refusal.message : null;
      return { undo: null, question, ...(question === null && { error }) };
    }
  };
  return { mark, unmark };
}
