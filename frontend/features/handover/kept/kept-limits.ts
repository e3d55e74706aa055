import { millisecondsInDay } from 'date-fns/constants';

/** Limits of what is kept on the device. */
export const KEPT_LIMITS = {
  rentals: 60,
  /** Per side of a rental. */
  pictures: 8,
  pictureBytes: 10 * 1024 * 1024,
  /** The sheets of the next day are due until its end. */
  readableForMs: 2 * millisecondsInDay,
} as const;

/** Whether what was kept then may still be shown; a clock set back makes nothing readable. */
export const isReadable = (atMs: number, nowMs: number): boolean =>
  nowMs >= atMs && nowMs - atMs < KEPT_LIMITS.readableForMs;
