import { FLASH_MS, type FlashKey } from '../model/look/flash';

/** Highlights events and cars from `nowMs` on (ms of the frame clock). */
export function addFlashes(
  flashes: Map<FlashKey, number>,
  keys: readonly FlashKey[],
  nowMs: number,
): void {
  for (const key of keys) flashes.set(key, nowMs);
}

/** Removes expired highlights; returns whether any is left. */
export function pruneFlashes(flashes: Map<FlashKey, number>, nowMs: number): boolean {
  for (const [key, startMs] of flashes) if (nowMs - startMs > FLASH_MS) flashes.delete(key);
  return flashes.size > 0;
}
