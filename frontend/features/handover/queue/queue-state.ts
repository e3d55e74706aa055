import type { QueuedPhoto, QueueItem } from './queue-items';
import type { Keeping } from './queue-store';

export interface QueueState {
  /** Items of the user, in no order. */
  readonly items: readonly QueueItem[];
  readonly sendingId: string | null;
  /** Photos that this page has sent and not yet seen in an answer. */
  readonly sent: readonly QueuedPhoto[];
  /** Items were left after sending, by this page or an earlier one. */
  readonly isHeldUp: boolean;
  /** Where the last item was written. */
  readonly keeping: Keeping;
  readonly isRoomLow: boolean;
}

const START: QueueState = {
  items: [],
  sendingId: null,
  sent: [],
  isHeldUp: false,
  keeping: 'kept',
  isRoomLow: false,
};

export interface SharedState {
  subscribe(listener: () => void): () => void;
  now(): QueueState;
  show(change: Partial<QueueState>): void;
  /** Reads the items after a change of this tab; other tabs read them too. */
  changed(): Promise<void>;
  close(): void;
}

/** The state of a queue in this tab; its items are those of all tabs. */
export function sharedState(items: () => Promise<readonly QueueItem[]>): SharedState {
  let state = START;
  const listeners = new Set<() => void>();
  const channel = new BroadcastChannel('handover-queue');
  const show = (change: Partial<QueueState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const read = async () => show({ items: await items() });
  channel.onmessage = () => void read();
  const readFirst = async () => {
    await read();
    if (state.items.length > 0) show({ isHeldUp: true });
  };
  void readFirst();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    now: () => state,
    show,
    async changed() {
      channel.postMessage(null);
      await read();
    },
    close: () => channel.close(),
  };
}
