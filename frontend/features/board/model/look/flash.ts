import type { EventKey } from '../rows/board-event';

/** How long a change made by others, or a car that was looked for, glows on the board, ms. */
export const FLASH_MS = 1400;

/** How strongly it glows so many ms after it began, 0…1: it fades, or stays (`reducedMotion`) until it goes. */
export function flashOpacity(ms: number, reducedMotion: boolean): number {
  const part = Math.min(Math.max(ms / FLASH_MS, 0), 1);
  return reducedMotion ? 1 : (1 - part) ** 2;
}

/** An event, or the whole row of a car. */
export type FlashKey = EventKey | `car:${number}`;

export function carFlash(carId: number): FlashKey {
  return `car:${carId}`;
}
