import { type ClockNote, waitMs } from '@backend/domain/trusted-clock';
import { millisecondsInHour } from 'date-fns/constants';

/** What monitoring and the log say of a clock that jumped. */
export function clockFacts(note: ClockNote, now: Date) {
  return {
    /** ISO 8601, by this clock and the last of a trusted one. */
    now: now.toISOString(),
    lastTrusted: note.trustedAt.toISOString(),
    /** Hours of running after which it is trusted. */
    trustedAfterHours: Math.ceil(waitMs(note, now) / millisecondsInHour),
  };
}
