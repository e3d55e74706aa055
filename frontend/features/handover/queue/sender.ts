import { type Failure, failureOf } from './answers';
import { deliver, type Transport } from './deliver';
import { heldBy, inSendingOrder, type QueueItem } from './queue-items';
import type { QueueStore } from './queue-store';

/** Pause after a round that left items waiting, ms: doubles up to the longest. */
const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 60_000;
/** Jitter, so that devices of an office do not retry together, ms. */
const SPREAD_MS = 1000;

interface SenderParts {
  readonly userId: number;
  readonly store: QueueStore;
  readonly transport: Transport;
  /** Items that somebody else is sending. */
  readonly isTaken: (id: string) => boolean;
  /** Runs a round while no other tab does. */
  readonly alone: (round: () => Promise<Pause>) => Promise<Pause>;
  /** Runs after a pause, unless the returned function was called. */
  readonly after: (ms: number, run: () => void) => () => void;
  readonly onSending: (item: QueueItem | null) => void;
  readonly onDelivered: (item: QueueItem) => void;
  /** After an item was delivered or refused. */
  readonly onChange: () => Promise<void>;
  /** After each round; `isHeldUp`: items are left waiting. */
  readonly onRound: (isHeldUp: boolean) => void;
}

/** null: nothing is left to send. */
type Pause = Exclude<Failure, { kind: 'refused' }> | null;

export interface Sender {
  /** Sends what waits now, unless the server asked for a pause or the session has ended. */
  wake(): void;
  /** The user has signed in again. */
  signedIn(): void;
  stop(): void;
}

/**
 * Sends the items of a user one at a time. A refused item and one that the server failed to save
 * leave the others alone, except the facts that follow it; without an answer, while the server is
 * busy and after the end of the session all items wait.
 */
export function createSender(parts: SenderParts): Sender {
  const { userId, store, transport } = parts;
  let isRunning = false;
  let isWanted = false;
  let isStopped = false;
  let isSignedOut = false;
  let isBusy = false;
  let pauses = 0;
  let cancelRetry = () => {};

  async function send(item: QueueItem): Promise<Failure | null> {
    parts.onSending(item);
    try {
      await deliver(item, transport, store);
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === 'refused') {
        const { problem, asksConfirmation } = failure;
        const asked = item.kind === 'mark' && { asksConfirmation };
        await store.change(item.id, { state: 'refused', problem, ...asked });
        await parts.onChange();
      }
      return failure;
    } finally {
      parts.onSending(null);
    }
    pauses = 0;
    if (await store.remove(item)) parts.onDelivered(item);
    // Removed by the user while it was being sent.
    else if (item.kind === 'photo') await transport.removePhoto(item.id).catch(() => undefined);
    await parts.onChange();
    return null;
  }

  async function round(): Promise<Pause> {
    const tried = new Set<string>();
    let left: Pause = null;
    while (!isStopped) {
      const items = inSendingOrder(await store.itemsOf(userId));
      const item = items.find(
        (one) =>
          one.state === 'waiting' &&
          !tried.has(one.id) &&
          !parts.isTaken(one.id) &&
          heldBy(one, items) === null,
      );
      if (!item) return left;
      tried.add(item.id);
      const failure = await send(item);
      if (failure?.kind === 'failed') left = failure;
      else if (failure && failure.kind !== 'refused') return failure;
    }
    return left;
  }

  async function run(): Promise<void> {
    isRunning = true;
    let pause: Pause = null;
    do {
      isWanted = false;
      pause = await parts.alone(round).catch((error: unknown): Pause => {
        console.warn('The queue of the device could not be sent', error);
        return { kind: 'failed' };
      });
      isSignedOut = pause?.kind === 'signedOut';
      isBusy = pause?.kind === 'busy';
    } while (isWanted && !isStopped && !isSignedOut && !isBusy);
    isRunning = false;
    if (isStopped) return;
    parts.onRound(pause !== null);
    if (pause && !isSignedOut) retryAfter(pause.kind === 'busy' ? pause.afterMs : 0);
  }

  function retryAfter(leastMs: number): void {
    const ownMs = Math.min(FIRST_PAUSE_MS * 2 ** pauses, LONGEST_PAUSE_MS);
    pauses += 1;
    cancelRetry = parts.after(Math.max(ownMs, leastMs) + Math.random() * SPREAD_MS, start);
  }

  function start(): void {
    cancelRetry();
    isBusy = false;
    if (isStopped) return;
    if (isRunning) isWanted = true;
    else void run();
  }

  return {
    wake() {
      if (!isSignedOut && !isBusy) start();
    },
    signedIn() {
      if (!isSignedOut) return;
      isSignedOut = false;
      start();
    },
    stop() {
      isStopped = true;
      cancelRetry();
    },
  };
}
