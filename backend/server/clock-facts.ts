import { type ClockNote, waitMs } from '@backend/domain/trusted-clock';
import { millisecondsInHour } from 'date-fns/constants';

/** Details of a jumped clock for monitoring and the log. */
export function clockFacts(note: ClockNote, now: Date) {
  return {
    /** ISO 8601, by this clock and the last trusted one. */
    now: now.toISOString(),
    lastTrusted: note.trustedAt.toISOString(),
    /** Remaining running hours until the clock is trusted. */
    trustedAfterHours: Math.ceil(waitMs(note, now) / millisecondsInHour),
  };
}
