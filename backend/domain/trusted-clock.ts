import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';

/**
 * Maximum clock jump trusted at once: the shortest retention is a day, so rows are deleted at most
 * one day too early.
 */
const JUMP_MS = millisecondsInDay;
/** Running time after a larger jump before the clock is trusted: an administrator can notice it. */
const WAIT_MS = millisecondsInDay;
/** Maximum interval between two notes of a running server, which makes one every hour. */
const STEP_MS = 2 * millisecondsInHour;

/** Stored clock of the database. */
export interface ClockNote {
  /** The last moment of a trusted clock. */
  readonly trustedAt: Date;
  /** A jumped clock: its last moment and the running time on it, milliseconds. */
  readonly jumped: { readonly at: Date; readonly ranMs: number } | null;
}

const distance = (one: Date, other: Date) => Math.abs(+one - +other);

/** Whether the clock is trusted for deleting, ending or expiring rows. Null: no stored clock. */
export function isTrusted(note: Pick<ClockNote, 'trustedAt'> | null, now: Date): boolean {
  return note !== null && distance(note.trustedAt, now) <= JUMP_MS;
}

/** Remaining running time on a jumped clock, milliseconds. */
export function waitMs(note: ClockNote, now: Date): number {
  return isTrusted(note, now) ? 0 : WAIT_MS - (note.jumped?.ranMs ?? 0);
}

/**
 * The note after this moment. `newest`: the newest row of a database without a stored clock; null:
 * an empty database, so the clock is not checked.
 */
export function noteMoment(kept: ClockNote | null, newest: Date | null, now: Date): ClockNote {
  const note = kept ?? { trustedAt: newest ?? now, jumped: null };
  if (isTrusted(note, now)) return { trustedAt: now, jumped: null };
  const ranMs = note.jumped ? ranSince(note.jumped, now) : 0;
  if (ranMs >= WAIT_MS) return { trustedAt: now, jumped: null };
  return { trustedAt: note.trustedAt, jumped: { at: now, ranMs } };
}

/** A longer step adds no time: the server was off; a step of another jump restarts the count. */
function ranSince({ at, ranMs }: { readonly at: Date; readonly ranMs: number }, now: Date): number {
  const step = +now - +at;
  if (step < 0 || step > JUMP_MS) return 0;
  return step > STEP_MS ? ranMs : ranMs + step;
}
