import { secondsToMinutes } from 'date-fns/secondsToMinutes';
import { twoDigits } from './day-number';

/** Remaining time as 'mm:ss', at least 0, rounded up to seconds (requirements.md, R15). */
export function remainingText(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  return `${twoDigits(secondsToMinutes(seconds))}:${twoDigits(seconds % 60)}`;
}
