import type { EventKey } from './board-event';

/** How long a change made by others, or a car that was looked for, glows on the board, ms. */
export const FLASH_MS = 1400;

/** An event, or the whole row of a car. */
export type FlashKey = EventKey | `car:${number}`;

export function carFlash(carId: number): FlashKey {
  return `car:${carId}`;
}
