import { RefusedAnswer } from '@frontend/shared/data/requests/refusal';
import { QUEUE_TEXTS } from '@schema/texts/handover/queue';
import { millisecondsInHour } from 'date-fns/constants';
import { failureOf } from './answers';
import type { QueuedPhoto, QueuedSheet, QueueItem } from './queue-items';
import type { QueueStore } from './queue-store';

/** Requests of the queue; they throw errors that `refusalOf` parses. */
export interface Transport {
  /** Uploads a picture and returns its URL. */
  upload(id: string, picture: Blob): Promise<string>;
  addPhoto(photo: QueuedPhoto, url: string): Promise<void>;
  saveSheet(sheet: QueuedSheet): Promise<void>;
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
  if (!picture) throw lostPicture();
  const url = await transport.upload(item.id, picture);
  await store.change(item.id, { url });
  return transport.addPhoto(item, url);
}

/** A refusal of the device itself. */
function lostPicture(): RefusedAnswer {
  const message = QUEUE_TEXTS.lostPicture;
  return new RefusedAnswer(message, [{ message, code: 'NOT_FOUND' }], 404);
}
