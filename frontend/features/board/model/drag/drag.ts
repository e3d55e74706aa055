import type { BoardEvent } from '../rows/board-event';
import type { EventPart } from '../view/hit-test';

/** What stands in the way of an event at another place, as far as the loaded days tell. */
export type Verdict =
  /** It has not been moved at all. */
  | { readonly kind: 'same' }
  | { readonly kind: 'free' }
  /** Another event has the car: the server will refuse. */
  | { readonly kind: 'taken'; readonly by: BoardEvent }
  /** Service work over a booking: allowed, and a conflict to be solved. */
  | { readonly kind: 'over'; readonly by: BoardEvent }
  /** Some of the days are not loaded: the server will tell. */
  | { readonly kind: 'unknown' };

/**
 * An event that is being moved. Written in place by the code that moves it (it arrives after the first
 * paint); painters read it.
 */
export interface Carry {
  /** As it stood when it was taken up. */
  event: BoardEvent;
  readonly part: EventPart;
  /**
   * carried: it follows the hand; landing: it slides into its new place; held: it lies there until the
   * board's data say so too; returning: it goes back.
   */
  phase: 'carried' | 'landing' | 'held' | 'returning';
  /** As it would stand if it were dropped now, and in which row. */
  ghost: BoardEvent;
  row: number;
  /** Where the block is drawn: positions in days, and px from the top of the first row. */
  start: number;
  end: number;
  top: number;
  verdict: Verdict;
  /** What the label beside it says: dates first. */
  lines: readonly string[];
}

/** Is this event being moved, and does a pale trace of it stay in its old place? */
export function traceOf(carries: readonly Carry[], event: BoardEvent): 'stays' | 'pale' | 'gone' {
  for (const carry of carries) {
    if (carry.event.key !== event.key) continue;
    return carry.phase === 'carried' || carry.phase === 'returning' ? 'pale' : 'gone';
  }
  return 'stays';
}
