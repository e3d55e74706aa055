/** How long a change made by others glows on the board, ms. */
export const FLASH_MS = 1400;
