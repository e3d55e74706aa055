import { KEPT_BOARD } from '@frontend/shared/data/commands/forget-board';
import { streamInSlices } from '@frontend/shared/lib/stream-in-slices';
import { type KeptBoard, parseKeptBoard } from './kept-board';
import { keptMark } from './kept-mark';

/** The only entry of the cache; never requested. */
const ENTRY = '/kept-board';

/** The entry before stays when the page is left meanwhile. */
export async function writeKeptBoard(text: Iterable<string>): Promise<void> {
  const cache = await caches.open(KEPT_BOARD);
  await cache.put(ENTRY, new Response(streamInSlices(text)));
}

/** The board of the last user of this device, and when it was right, by the company's clock. */
export async function readKeptBoard(
  now: Date,
): Promise<{ readonly kept: KeptBoard; readonly atMs: number } | null> {
  const mark = keptMark(now);
  if (!mark || !('caches' in globalThis)) return null;
  const entry = await caches.match(ENTRY, { cacheName: KEPT_BOARD });
  const kept = entry ? parseKeptBoard(await entry.text(), mark.userId) : null;
  return kept && { kept, atMs: mark.atMs + kept.clockOffsetMs };
}
