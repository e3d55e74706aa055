export interface PhotoSize {
  readonly width: number;
  readonly height: number;
}

/** Longest side of a stored photo, px. */
const LONGEST_PX = 1600;
const MAX_PIXELS = 50_000_000;

export const isTooLarge = ({ width, height }: PhotoSize): boolean => width * height > MAX_PIXELS;

/** The size at which a photo is stored; a small one is not enlarged. */
export function storedSize({ width, height }: PhotoSize): PhotoSize {
  const scale = Math.min(1, LONGEST_PX / Math.max(width, height));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}
