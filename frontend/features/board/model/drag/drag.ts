import type { BoardEvent } from '../rows/board-event';
import type { EventPart } from '../view/hit-test';

/** Whether an event could be dropped on a target, by the loaded days. */
export type DropVerdict =
  /** Unmoved event. */
  | { readonly kind: 'same' }
  | { readonly kind: 'free' }
  /** Another event occupies the car: the server will refuse. */
  | { readonly kind: 'taken'; readonly by: BoardEvent }
  /** Maintenance over a booking: allowed, with a conflict to resolve. */
  | { readonly kind: 'over'; readonly by: BoardEvent }
  /** Some of the days are not loaded: the server decides. */
  | { readonly kind: 'unknown' };

/**
 * An event that is being moved. Mutated by the drag code, which loads after the first paint, and
 * read by painters.
 */
export interface Drag {
  /** The event before the drag. */
  event: BoardEvent;
  readonly part: EventPart;
  /**
   * dragging: follows the pointer or keys; dropping: moves to its new position; pending: stays
   * there until the rows confirm it; returning: moves back.
   */
  phase: 'dragging' | 'dropping' | 'pending' | 'returning';
  /** The event and its row after a drop at the current target. */
  preview: BoardEvent;
  row: number;
  /** Position of the drawn block: days, and px from the top of the first row. */
  start: number;
  end: number;
  top: number;
  verdict: DropVerdict;
  /** The lines of its label, dates first. */
  lines: readonly string[];
}

/** Appearance of a block in its old position. */
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
