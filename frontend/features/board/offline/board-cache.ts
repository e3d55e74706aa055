import { OFFLINE_BOARD } from '@frontend/shared/data/commands/forget-board';
import { streamInSlices } from '@frontend/shared/lib/stream-in-slices';
import { type OfflineBoard, parseOfflineBoard } from './offline-board';
import { offlineMark } from './offline-mark';

/** The only entry of the cache; never requested. */
const ENTRY = '/offline-board';

/** The previous entry stays if the page is closed meanwhile. */
export async function writeOfflineBoard(text: Iterable<string>): Promise<void> {
  const cache = await caches.open(OFFLINE_BOARD);
  await cache.put(ENTRY, new Response(streamInSlices(text)));
}

/** The board of the last user of this device, and its time by the company's clock. */
export async function readOfflineBoard(
  now: Date,
): Promise<{ readonly kept: OfflineBoard; readonly atMs: number } | null> {
  const mark = offlineMark(now);
  if (!mark || !('caches' in globalThis)) return null;
  const entry = await caches.match(ENTRY, { cacheName: OFFLINE_BOARD });
  const kept = entry ? parseOfflineBoard(await entry.text(), mark.userId) : null;
  return kept && { kept, atMs: mark.atMs + kept.clockOffsetMs };
}
