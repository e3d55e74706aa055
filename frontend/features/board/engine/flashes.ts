import { FLASH_MS, type FlashKey } from '../model/look/flash';

/** What glows from `nowMs` (ms of the frame clock) on. */
export function addFlashes(
  flashes: Map<FlashKey, number>,
  keys: readonly FlashKey[],
  nowMs: number,
): void {
  for (const key of keys) flashes.set(key, nowMs);
}

/** Forgets what has glowed long enough; true while something still glows. */
export function pruneFlashes(flashes: Map<FlashKey, number>, nowMs: number): boolean {
  for (const [key, startMs] of flashes) if (nowMs - startMs > FLASH_MS) flashes.delete(key);
  return flashes.size > 0;
}
