import type { EventKey } from '../rows/board-event';

/** Duration of a highlighted change or car, ms. */
export const FLASH_MS = 1400;

/**
 * Opacity of a highlight after a time in ms, 0…1: it fades, or is constant under reduced motion.
 */
export function flashOpacity(ms: number, reducedMotion: boolean): number {
  const part = Math.min(Math.max(ms / FLASH_MS, 0), 1);
  return reducedMotion ? 1 : (1 - part) ** 2;
}

/** An event, or the whole row of a car. */
export type FlashKey = EventKey | `car:${number}`;

export function carFlash(carId: number): FlashKey {
  return `car:${carId}`;
}
