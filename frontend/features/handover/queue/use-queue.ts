import { useApolloClient } from '@apollo/client/react';
import type { HandoverSheetInput } from '@frontend/gql/schema-types';
import { RecordCashContext, type UnansweredCash } from '@frontend/shared/bookings/marks/cash-entry';
import { useStale } from '@frontend/shared/data/commands/stale';
import { useLostSession } from '@frontend/shared/data/lost-session';
import { useSession } from '@frontend/shared/data/session';
import { offlineComment } from '@schema/texts/handover/queue';
import type { SheetSide } from '@schema/values/handover/sheet';
import { formatMoment } from '@schema/values/time/calendar';
import { use, useEffect, useSyncExternalStore } from 'react';
import { HandoverQueue } from './handover-queue';
import type { MarkPress, SheetOf } from './new-items';
import { inSendingOrder, isFact, type QueuedFact, type QueuedSheet } from './queue-items';
import type { QueueState } from './queue-state';
import { createTransport } from './transport';
import { useUnmarkedNotice } from './use-unmarked-notice';

let current: { readonly userId: number; readonly queue: HandoverQueue } | null = null;

/** The queue of a user; one user at a time uses a page. */
export function queueOf(userId: number): HandoverQueue {
  if (current?.userId !== userId) {
    current?.queue.close();
    current = { userId, queue: new HandoverQueue(userId) };
  }
  return current.queue;
}

/** The queue of the signed-in user, which sends its items while the component is mounted. */
export function useQueue(): HandoverQueue {
  const { user } = useSession();
  const client = useApolloClient();
  const onLost = useLostSession();
  const queue = queueOf(user.id);

  const recordCash = use(RecordCashContext);
  const tell = useUnmarkedNotice();

  useEffect(() => {
    const onUnmarked = (sheet: QueuedSheet) => tell.current(sheet);
    return queue.connect(createTransport({ client, recordCash, onLost, onUnmarked }));
  }, [queue, client, recordCash, onLost, tell]);

  useEffect(() => {
    const onShown = () => {
      if (!document.hidden) queue.wake();
    };
    addEventListener('online', queue.wake);
    addEventListener('pageshow', queue.wake);
    document.addEventListener('visibilitychange', onShown);
    return () => {
      removeEventListener('online', queue.wake);
      removeEventListener('pageshow', queue.wake);
      document.removeEventListener('visibilitychange', onShown);
    };
  }, [queue]);

  // All topics are announced after a sign-in over an open form.
  useStale(['carState'], queue.signedIn);
  return queue;
}

export const useQueueState = (queue: HandoverQueue): QueueState =>
  useSyncExternalStore(queue.subscribe, queue.snapshot);

/**
 * A press of the mark at this moment. The ledger records money at its arrival, so the moment is in
 * the comment; a repeat of a tried entry must have the same one.
 */
function usePressNow() {
  const { now, company } = useSession();
  return ({ entries, isTried }: UnansweredCash): MarkPress => {
    const comment = offlineComment(formatMoment(now(), company.timeZone));
    const commented = entries.map((entry, index) =>
      isTried && index === 0 ? entry : { ...entry, input: { ...entry.input, comment } },
    );
    return { at: now().toISOString(), cash: { entries: commented, isTried } };
  };
}

interface QueuedRental extends Pick<SheetOf, 'bookingId' | 'carId' | 'names'> {
  /** The money of the mark that follows; null: no mark follows. */
  readonly cash: UnansweredCash | null;
}

/**
 * Saves a sheet: 'queued' when the server did not answer, so that it is sent later, with the mark
 * that follows and its money. Throws a refusal as a command does.
 */
export function useQueueSheet() {
  const { now } = useSession();
  const pressNow = usePressNow();
  const queue = useQueue();
  return (
    input: HandoverSheetInput & { readonly clientId: string; readonly side: SheetSide },
    { cash, ...of }: QueuedRental,
  ): Promise<'sent' | 'queued'> => {
    const { clientId: sheetClientId, side } = input;
    // A sheet without a moment would get that of its arrival.
    const at = input.at ?? now().toISOString();
    const press = cash && pressNow(cash);
    return queue.sendSheet({ ...of, side, sheetClientId }, { ...input, at }, press);
  };
}

/** Queues the rest of a press of the mark that got no answer. */
export function useQueueFacts() {
  const pressNow = usePressNow();
  const queue = useQueue();
  return (of: SheetOf, cash: UnansweredCash): Promise<void> => queue.addFacts(of, pressNow(cash));
}

/** Marks and money of a rental part that wait on this device or were refused. */
export function useQueuedFacts(bookingId: number, side: SheetSide): readonly QueuedFact[] {
  const queue = useQueue();
  const { items } = useQueueState(queue);
  return inSendingOrder(items)
    .filter(isFact)
    .filter((item) => item.bookingId === bookingId && item.side === side)
    .filter(({ id }) => !queue.isBeingSaved(id));
}

/** Sheets of a rental part that wait on this device or were refused. */
export function useQueuedSheets(bookingId: number, side: SheetSide): readonly QueuedSheet[] {
  const queue = useQueue();
  const { items } = useQueueState(queue);
  return items.filter(
    (item): item is QueuedSheet =>
      item.kind === 'sheet' &&
      item.bookingId === bookingId &&
      item.side === side &&
      !queue.isBeingSaved(item.id),
  );
}
