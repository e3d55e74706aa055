import { useApolloClient } from '@apollo/client/react';
import type { HandoverSheetInput } from '@frontend/gql/schema-types';
import { useStale } from '@frontend/shared/data/commands/stale';
import { useLostSession } from '@frontend/shared/data/lost-session';
import { useSession } from '@frontend/shared/data/session';
import type { SheetSide } from '@schema/values/handover/sheet';
import { useEffect, useSyncExternalStore } from 'react';
import { HandoverQueue, type SheetOf } from './handover-queue';
import type { QueuedSheet } from './queue-items';
import type { QueueState } from './queue-state';
import { createTransport } from './transport';
import { useDeliveredNotice } from './use-delivered-notice';

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

  const tell = useDeliveredNotice();

  useEffect(
    () => queue.connect(createTransport(client, onLost), (sheet) => tell.current(sheet)),
    [queue, client, onLost, tell],
  );

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

interface QueuedRental extends Pick<SheetOf, 'bookingId' | 'carId' | 'names'> {
  /** The mark follows: the button of the mark saves the sheet. */
  readonly isMarkWanted: boolean;
}

/**
 * Saves a sheet: 'queued' when the server did not answer, so that it is sent later. Throws a refusal
 * as a command does.
 */
export function useQueueSheet() {
  const { now } = useSession();
  const queue = useQueue();
  return (
    input: HandoverSheetInput & { readonly clientId: string; readonly side: SheetSide },
    { isMarkWanted, ...of }: QueuedRental,
  ): Promise<'sent' | 'queued'> => {
    const { clientId: sheetClientId, side } = input;
    // A sheet without a moment would get that of its arrival.
    const at = input.at ?? now().toISOString();
    return queue.sendSheet({ ...of, side, sheetClientId }, { ...input, at }, isMarkWanted);
  };
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
