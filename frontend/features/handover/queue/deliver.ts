import type { CashEntry } from '@frontend/shared/bookings/marks/cash-entry';
import { RefusedAnswer } from '@frontend/shared/data/requests/refusal';
import { QUEUE_TEXTS } from '@schema/texts/handover/queue';
import { millisecondsInHour } from 'date-fns/constants';
import { type Failure, failureOf } from './answers';
import {
  isFact,
  type QueuedFact,
  type QueuedMark,
  type QueuedPhoto,
  type QueuedSheet,
  type QueueItem,
} from './queue-items';
import type { QueueStore } from './queue-store';

/** Requests of the queue; they throw errors that `refusalOf` parses. */
export interface Transport {
  /** Uploads a picture and returns its URL. */
  upload(id: string, picture: Blob): Promise<string>;
  addPhoto(photo: QueuedPhoto, url: string): Promise<void>;
  saveSheet(sheet: QueuedSheet): Promise<void>;
  recordCash(entry: CashEntry): Promise<void>;
  mark(mark: QueuedMark): Promise<void>;
  removePhoto(id: string): Promise<void>;
}

/** A little less than the day after which the server asks for a reason: clocks differ. */
const DELAY_MS = 23.5 * millisecondsInHour;

/** A sheet that waited for long states it as the reason of its delay. */
export function withDelayReason(sheet: QueuedSheet, nowMs: number): QueuedSheet {
  const { createdAt, input } = sheet;
  if (input.delayReason || nowMs - createdAt < DELAY_MS) return sheet;
  return { ...sheet, input: { ...input, delayReason: QUEUE_TEXTS.delayReason } };
}

/** Sends an item; throws when it was not accepted. Repeating it is harmless. */
export async function deliver(
  item: QueueItem,
  transport: Transport,
  store: QueueStore,
): Promise<void> {
  if (isFact(item)) return deliverFact(item, transport, store, Date.now());
  if (item.kind === 'sheet') return transport.saveSheet(withDelayReason(item, Date.now()));
  if (item.url !== null) {
    try {
      return await transport.addPhoto(item, item.url);
    } catch (error) {
      // The server deletes files that nothing uses after a day.
      const failure = failureOf(error);
      if (failure.kind !== 'refused' || !failure.hasLostFile) throw error;
    }
  }
  const picture = await store.picture(item.id);
  if (!picture) throw refusedHere(QUEUE_TEXTS.lostPicture);
  const url = await transport.upload(item.id, picture);
  await store.change(item.id, { url });
  return transport.addPhoto(item, url);
}

/** A little less than the 24 hours after which the server forgets a key: clocks differ. */
const KEY_KEPT_MS = 23.5 * millisecondsInHour;

/** Answers after which nothing is recorded for sure. */
const UNRECORDED: readonly Failure['kind'][] = ['refused', 'busy', 'signedOut'];

/**
 * Sends a fact with its key. One that was sent without an answer so long ago that the server has
 * forgotten the key is refused here, since a repeat might record it twice.
 */
export async function deliverFact(
  item: QueuedFact,
  transport: Pick<Transport, 'recordCash' | 'mark'>,
  store: Pick<QueueStore, 'change'>,
  nowMs: number,
): Promise<void> {
  const { id, triedAt } = item;
  if (triedAt !== null && nowMs - triedAt > KEY_KEPT_MS) {
    throw refusedHere(QUEUE_TEXTS.keyForgotten[item.kind]);
  }
  if (triedAt === null) await store.change(id, { triedAt: nowMs });
  try {
    await (item.kind === 'cash' ? transport.recordCash(item.entry) : transport.mark(item));
  } catch (error) {
    const isUnrecorded = UNRECORDED.includes(failureOf(error).kind);
    if (triedAt === null && isUnrecorded) await store.change(id, { triedAt: null });
    throw error;
  }
}

/** A refusal of the device itself. */
function refusedHere(message: string): RefusedAnswer {
  return new RefusedAnswer(message, [{ message, code: 'NOT_FOUND' }], 404);
}
