import type { EventKey } from '../rows/board-event';

/** How long a highlighted change or car is shown, ms. */
export const FLASH_MS = 1400;

/**
 * Opacity of a highlight so many ms after its beginning, 0…1: it fades, or is constant under
 * reduced motion.
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
