import { isLineLive, type LiveLineState } from '@frontend/shared/data/live-line';
import {
  BOARD_TEXTS,
  crowdedText,
  dataAtText,
  freshnessText,
  noConnectionText,
} from '@schema/texts/board';
import { dayOf, formatMoment, timeOf } from '@schema/values/calendar';

/** How far what is shown can be trusted, as the board says it. */
export interface Freshness {
  readonly text: string;
  /**
   * good: up to date; back: so again, after a loss; waiting: nobody has to do anything; bad: what is
   * shown may be old.
   */
  readonly look: 'good' | 'back' | 'waiting' | 'bad';
}

export interface FreshnessFacts {
  /** When the newest answer came, company time, ms since the epoch; null: nothing came yet. */
  readonly updatedAtMs: number | null;
  /** When the newest whole answer was asked for, company time, ms since the epoch; null: nothing came yet. */
  readonly askedAtMs: number | null;
  /** The last refresh failed. */
  readonly isStale: boolean;
  /** How the live channel stands; its times are company time as well. */
  readonly line: LiveLineState;
  readonly nowMs: number;
  readonly zone: string;
}

/** '14:05', or with its date when that was not today. */
function momentText(ms: number, { nowMs, zone }: FreshnessFacts): string {
  const [moment, now] = [new Date(ms), new Date(nowMs)];
  const isToday = dayOf(moment, zone) === dayOf(now, zone);
  return isToday ? timeOf(moment, zone) : formatMoment(moment, zone);
}

/** What the board says of its age; see `LinePhase` for the words of the channel. */
export function freshness(facts: FreshnessFacts): Freshness {
  const { updatedAtMs, askedAtMs, isStale, line, nowMs } = facts;
  if (updatedAtMs === null) return { text: BOARD_TEXTS.loading, look: 'waiting' };
  const at = momentText(updatedAtMs, facts);
  if (line.phase === 'restoring') return { text: BOARD_TEXTS.restoring, look: 'waiting' };
  if (line.phase === 'crowded') return { text: crowdedText(at), look: 'waiting' };
  if (line.phase === 'lost') {
    // Answers still come, asked every minute: only the live channel is shut out, e.g. by a proxy. What was
    // asked before the loss may have been the server's last word, whenever it arrived.
    const isAnswered = !isStale && askedAtMs !== null && askedAtMs > line.lostAtMs;
    return isAnswered
      ? { text: dataAtText(at), look: 'waiting' }
      : { text: noConnectionText(at), look: 'bad' };
  }
  if (isStale) return { text: BOARD_TEXTS.refreshFailed, look: 'bad' };
  if (line.phase === 'restored') return { text: BOARD_TEXTS.restored, look: 'back' };
  // Whatever is not told of by an open channel has not changed.
  const ageMs = isLineLive(line.phase) ? 0 : nowMs - updatedAtMs;
  return { text: freshnessText(ageMs), look: 'good' };
}
