import type { BoardEvent } from '../rows/board-event';
import type { EventPart } from '../view/hit-test';

/** What stands in the way of an event at another place, as far as the loaded days tell. */
export type DropVerdict =
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
export interface Drag {
  /** As it stood when it was taken up. */
  event: BoardEvent;
  readonly part: EventPart;
  /**
   * carried: it follows the hand; landing: it slides into its new place; held: it lies there until the
   * board's data say so too; returning: it goes back.
   */
  phase: 'dragging' | 'dropping' | 'pending' | 'returning';
  /** As it would stand if it were dropped now, and in which row. */
  preview: BoardEvent;
  row: number;
  /** Where the block is drawn: positions in days, and px from the top of the first row. */
  start: number;
  end: number;
  top: number;
  verdict: DropVerdict;
  /** What the label beside it says: dates first. */
  lines: readonly string[];
}

/** Is this event being moved, and does a pale trace of it stay in its old place? */
export function originAppearance(
  drags: readonly Drag[],
  event: BoardEvent,
): 'normal' | 'faded' | 'hidden' {
  for (const drag of drags) {
    if (drag.event.key !== event.key) continue;
    return drag.phase === 'dragging' || drag.phase === 'returning' ? 'faded' : 'hidden';
  }
  return 'normal';
}
