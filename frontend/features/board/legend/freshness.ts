import {
  isConnectionLive,
  type LiveConnectionState,
} from '@frontend/shared/data/live-connection-state';
import {
  BOARD_TEXTS,
  crowdedText,
  dataAtText,
  freshnessText,
  noConnectionText,
} from '@schema/texts/board/board';
import { dayOf, formatMoment, timeOf } from '@schema/values/time/calendar';

/** Freshness of the shown data. */
export interface Freshness {
  readonly text: string;
  /**
   * loading: nothing is shown yet; good: up to date; back: up to date again after a loss; waiting:
   * nothing to do; bad: may be outdated.
   */
  readonly look: 'loading' | 'good' | 'back' | 'waiting' | 'bad';
}

export interface FreshnessFacts {
  /** Time of the newest answer, company time, ms since the epoch; null: no answer yet. */
  readonly updatedAtMs: number | null;
  /** Request time of the newest whole answer, company time, ms since the epoch; null: none yet. */
  readonly requestedAtMs: number | null;
  /** The last refresh failed. */
  readonly isStale: boolean;
  /** The state of the live connection, in company time as well. */
  readonly line: LiveConnectionState;
  readonly nowMs: number;
  readonly zone: string;
}

/** '14:05', preceded by the date unless it is today. */
export function momentText(
  ms: number,
  { nowMs, zone }: Pick<FreshnessFacts, 'nowMs' | 'zone'>,
): string {
  const [moment, now] = [new Date(ms), new Date(nowMs)];
  const isToday = dayOf(moment, zone) === dayOf(now, zone);
  return isToday ? timeOf(moment, zone) : formatMoment(moment, zone);
}

/** The text under the board; see `ConnectionPhase` for the phases of the connection. */
export function freshness(facts: FreshnessFacts): Freshness {
  const { updatedAtMs, requestedAtMs, isStale, line, nowMs } = facts;
  if (updatedAtMs === null) return { text: BOARD_TEXTS.loading, look: 'loading' };
  const at = momentText(updatedAtMs, facts);
  if (line.phase === 'restoring') return { text: BOARD_TEXTS.restoring, look: 'waiting' };
  if (line.phase === 'crowded') return { text: crowdedText(at), look: 'waiting' };
  if (line.phase === 'lost') {
    // Answers requested every minute still arrive: only the live connection is blocked, e.g. by a
    // proxy. A request from before the loss proves nothing, whenever its answer arrived.
    const isAnswered = !isStale && requestedAtMs !== null && requestedAtMs > line.lostAtMs;
    return isAnswered
      ? { text: dataAtText(at), look: 'waiting' }
      : { text: noConnectionText(at), look: 'bad' };
  }
  if (isStale) return { text: BOARD_TEXTS.refreshFailed, look: 'bad' };
  if (line.phase === 'restored') return { text: BOARD_TEXTS.restored, look: 'back' };
  // An open connection reports every change.
  const ageMs = isConnectionLive(line.phase) ? 0 : nowMs - updatedAtMs;
  return { text: freshnessText(ageMs), look: 'good' };
}
