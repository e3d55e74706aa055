import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';

/**
 * Farthest step of a clock that is trusted at once: the least of the times for which something is
 * kept is a day, and nothing leaves more than that too early.
 */
const JUMP_MS = millisecondsInDay;
/** How long a server runs on a clock that jumped before it is trusted: an administrator sees it. */
const WAIT_MS = millisecondsInDay;
/** Longest step between two notes during which the server was running: it notes every hour. */
const STEP_MS = 2 * millisecondsInHour;

/** What the database remembers of the clock. */
export interface ClockNote {
  /** The last moment of a trusted clock. */
  readonly trustedAt: Date;
  /** A clock that jumped: its last moment and how long the server has run on it, milliseconds. */
  readonly jumped: { readonly at: Date; readonly ranMs: number } | null;
}

const distance = (one: Date, other: Date) => Math.abs(+one - +other);

/**
 * Whether something may be removed, ended or counted as over at this moment. Null: the clock was
 * never noted.
 */
export function isTrusted(note: Pick<ClockNote, 'trustedAt'> | null, now: Date): boolean {
  return note !== null && distance(note.trustedAt, now) <= JUMP_MS;
}

/** How long the server must still run on a clock that jumped, milliseconds. */
export function waitMs(note: ClockNote, now: Date): number {
  return isTrusted(note, now) ? 0 : WAIT_MS - (note.jumped?.ranMs ?? 0);
}

/**
 * The note after this moment. `newest`: the newest row of a database whose clock was never noted;
 * null: it is empty, so the clock is compared with nothing.
 */
export function noteMoment(kept: ClockNote | null, newest: Date | null, now: Date): ClockNote {
  const note = kept ?? { trustedAt: newest ?? now, jumped: null };
  if (isTrusted(note, now)) return { trustedAt: now, jumped: null };
  const ranMs = note.jumped ? ranSince(note.jumped, now) : 0;
  if (ranMs >= WAIT_MS) return { trustedAt: now, jumped: null };
  return { trustedAt: note.trustedAt, jumped: { at: now, ranMs } };
}

/** A step that is longer adds nothing: the server was off; one of another jump begins anew. */
function ranSince({ at, ranMs }: { readonly at: Date; readonly ranMs: number }, now: Date): number {
  const step = +now - +at;
  if (step < 0 || step > JUMP_MS) return 0;
  return step > STEP_MS ? ranMs : ranMs + step;
}
