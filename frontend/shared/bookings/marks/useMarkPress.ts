import { useApolloClient } from '@apollo/client/react';
import { readUncached } from '@frontend/shared/data/queries/read-uncached';
import { refusalOf, wasAnswered } from '@frontend/shared/data/requests/refusal';
import { commandFailureText } from '@frontend/shared/data/requests/unanswered';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { MESSAGES } from '@schema/messages';
import { MARK_QUESTION_TEXTS } from '@schema/texts/money/mark-money';
import { moneyAtMark } from '@schema/values/money/at-mark';
import { use, useRef, useState } from 'react';
import type { UnansweredCash } from './cash-entry';
import { MarkMoneyContext, type TakenMoney } from './mark-money';
import type { MarkableBooking } from './markable-booking';
import { MarkQuestionsDocument } from './marks.generated';
import { type MarkKind, useMarkBooking } from './useMarkBooking';

/** Text of a failed mark without a reason of the server. */
export const MARK_FAILED = {
  handover: MESSAGES.marks.handoverFailed,
  return: MESSAGES.marks.returnFailed,
} as const;

/** Money of a booking known to a list; 'coming': loading; null: unknown. */
export type KnownMoney = Parameters<typeof moneyAtMark>[1] | 'coming' | null;

interface MarkPress {
  readonly kind: MarkKind;
  readonly booking: MarkableBooking;
  readonly money: KnownMoney;
  readonly hasOwnUndo?: boolean | undefined;
  /** `undo` undoes the mark and its money. */
  readonly onMarked: ((undo: () => void) => void) | undefined;
  readonly onUndone: (() => void) | undefined;
  /** The server did not answer: the mark follows this money later. Absent: the failure is shown. */
  readonly onUnanswered?: (money: UnansweredCash) => void;
}

/** The money that a page has asked about. */
export interface PageMoney {
  readonly record: () => Promise<TakenMoney | null>;
  /** What is still to be recorded. */
  readonly left: () => UnansweredCash;
}

const NO_CASH: UnansweredCash = { entries: [], isTried: false };
const WITHOUT_MONEY: PageMoney = { record: async () => null, left: () => NO_CASH };

/** Reads the questions before the mark. Throws without an answer. */
function useReadQuestions() {
  const client = useApolloClient();
  return async (bookingId: number, at: MarkKind) => {
    return (await readUncached(client, MarkQuestionsDocument, { bookingId, at })).markQuestions;
  };
}

/**
 * A press of «Выдать» or «Принять» (docs/domain.md, marks): asks about an unreturned car, then
 * about money, and marks. Marks at once when the list shows no debt.
 */
export function useMarkPress(press: MarkPress) {
  const { kind, booking, money, hasOwnUndo, onMarked, onUndone, onUnanswered } = press;
  const hasQuestion = use(MarkMoneyContext) !== null;
  const { mark } = useMarkBooking();
  const read = useReadQuestions();
  const [isPending, setPending] = useState(false);
  /** Sentence that names the rental with the car. */
  const [unreturned, setUnreturned] = useState<string | null>(null);
  const [asksMoney, setAsksMoney] = useState(false);
  const isBusy = useRef(false);
  const isConfirmed = useRef(false);
  const asksMoneyNext = useRef(false);
  const taken = useRef<TakenMoney | null>(null);
  /** Money of the page to record after a confirmed question. */
  const recordNext = useRef<PageMoney | null>(null);

  /** Leaves the rest of a press without an answer to the page; false: the failure is shown. */
  const leave = (error: unknown, money: UnansweredCash): boolean => {
    if (!onUnanswered || error === undefined || wasAnswered(error)) return false;
    setAsksMoney(false);
    onUnanswered(money);
    return true;
  };
  /** Marks; returns the refusal, unless it is a question. */
  const send = async (): Promise<unknown> => {
    const outcome = await mark(kind, booking, {
      isConfirmed: isConfirmed.current,
      taken: taken.current,
      hasOwnUndo,
      onUndone,
    });
    setUnreturned(outcome.question);
    if (outcome.undo) {
      setAsksMoney(false);
      onMarked?.(outcome.undo);
    }
    return leave(outcome.error, NO_CASH) ? undefined : outcome.error;
  };
  const sendAndSay = async () => {
    const error = await send();
    if (error !== undefined) showToast('error', commandFailureText(error, MARK_FAILED[kind]));
  };
  const begin = () => {
    isConfirmed.current = false;
    asksMoneyNext.current = false;
    taken.current = null;
    recordNext.current = null;
  };
  const ask = () =>
    read(booking.id, kind).catch((error: unknown) => {
      const { code, message } = refusalOf(error) ?? {};
      return code === 'CONFLICT' || code === 'NOT_FOUND' ? { refused: message ?? '' } : null;
    });
  const start = async () => {
    begin();
    const known = money === 'coming' ? null : money;
    const owesNothing = known !== null && moneyAtMark(kind, known).length === 0;
    if (!hasQuestion || owesNothing) return sendAndSay();
    const questions = await ask();
    if (questions && 'refused' in questions) {
      showToast('error', questions.refused);
      return;
    }
    // Without an answer the question reports it, and offers to mark without money.
    if (!questions) return setAsksMoney(true);
    if (!questions.money || moneyAtMark(kind, questions.money).length === 0) return sendAndSay();
    if (kind === 'return' || questions.unreturned === null) return setAsksMoney(true);
    asksMoneyNext.current = true;
    setUnreturned(questions.unreturned);
  };
  /** Records the money of the page and marks. Refused money is asked about again. */
  const recordAndSend = async (page: PageMoney) => {
    try {
      taken.current = await page.record();
    } catch (error) {
      if (leave(error, page.left())) return;
      showToast('error', commandFailureText(error, MARK_QUESTION_TEXTS.failed));
      setAsksMoney(true);
      return;
    }
    await sendAndSay();
  };
  const startWith = async (page: PageMoney) => {
    begin();
    const questions = await ask();
    if (questions && 'refused' in questions) {
      showToast('error', questions.refused);
      return;
    }
    if (!questions?.unreturned) return recordAndSend(page);
    recordNext.current = page;
    setUnreturned(questions.unreturned);
  };
  const confirm = async () => {
    isConfirmed.current = true;
    const page = recordNext.current;
    if (page) {
      recordNext.current = null;
      setUnreturned(null);
      return recordAndSend(page);
    }
    if (!asksMoneyNext.current) return sendAndSay();
    asksMoneyNext.current = false;
    setUnreturned(null);
    setAsksMoney(true);
  };
  /** Ignores further presses while one is running. */
  const alone = async (run: () => Promise<unknown>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setPending(true);
    try {
      await run();
    } finally {
      isBusy.current = false;
      setPending(false);
    }
  };
  return {
    isPending,
    unreturned,
    asksMoney,
    press: () => void alone(start),
    /** Marks with the money that the page asked about; null: without money. */
    pressWith: (page: PageMoney | null) => void alone(() => startWith(page ?? WITHOUT_MONEY)),
    confirm: () => void alone(confirm),
    markWith: async (recorded: TakenMoney | null) => {
      taken.current = recorded;
      const error = await send();
      if (error !== undefined) throw error;
    },
    closeUnreturned: () => setUnreturned(null),
    closeMoney: () => setAsksMoney(false),
  };
}
