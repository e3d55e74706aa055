import type { EventKey } from '../model/rows/board-event';
import type { Hit } from '../model/view/hit-test';
import type { GestureEffect } from './gesture-effects';
import type { PointerType } from './gesture-events';

/** A tap on an event, possibly the first of a double tap. */
interface Tap {
  readonly key: EventKey;
  readonly atMs: number;
}

export interface Pointer {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

/** Centre of two touching pointers and their distance, px. */
export interface PinchGeometry {
  readonly midX: number;
  readonly midY: number;
  readonly distance: number;
}

export interface Velocity {
  readonly vx: number;
  readonly vy: number;
}

/** The axis a pan is locked to. */
export type Axis = 'free' | 'x' | 'y';

export type GestureState =
  | { readonly name: 'idle'; readonly tap: Tap | null }
  | {
      readonly name: 'pressed';
      readonly pointer: Pointer;
      readonly pointerType: PointerType;
      readonly hit: Hit;
      readonly atMs: number;
      /** A drag from here pans instead of selecting. */
      readonly pans: boolean;
      /** This press only stops or pans the board: its release does nothing. */
      readonly panOnly: boolean;
      readonly tap: Tap | null;
      readonly timeoutAt: number | null;
    }
  | {
      readonly name: 'selecting';
      readonly pointer: Pointer;
      readonly pointerType: PointerType;
      readonly row: number;
      readonly anchor: number;
      /** Time of arrival at an edge, ms; null: not at an edge. */
      readonly atEdgeSince: number | null;
    }
  | {
      readonly name: 'dragging';
      readonly pointer: Pointer;
      readonly pointerType: PointerType;
      /** Origin of the drag; the edges scroll only once the pointer has left it. */
      readonly from: { readonly x: number; readonly y: number };
      readonly scrollsAtEdge: boolean;
      /** Time of arrival at an edge, ms; null: not at an edge. */
      readonly atEdgeSince: number | null;
    }
  | {
      readonly name: 'panning';
      readonly pointer: Pointer;
      readonly pointerType: PointerType;
      readonly axis: Axis;
      /** Movement across the locked axis, px; enough of it unlocks the pan. */
      readonly offAxis: number;
      readonly velocity: Velocity;
      readonly atMs: number;
      /** After a zoom the release snaps to whole days instead of continuing by inertia. */
      readonly zoomed: boolean;
    }
  | {
      readonly name: 'pinching';
      readonly a: Pointer;
      readonly b: Pointer;
      /** Geometry in the last frame. */
      readonly geometry: PinchGeometry;
      /** Distance at the beginning, px. */
      readonly startDistance: number;
      readonly zooming: boolean;
    }
  | { readonly name: 'inertia'; readonly velocity: Velocity; readonly atMs: number | null }
  /** A wheel reports no end: the zoom ends when nothing follows until `timeoutAt`. */
  | { readonly name: 'zooming'; readonly timeoutAt: number }
  /** The gesture has ended, but these pointers are still down. */
  | { readonly name: 'finished'; readonly pointers: readonly number[] };

export const IDLE: GestureState = { name: 'idle', tap: null };

export interface Step {
  readonly state: GestureState;
  readonly effects: readonly GestureEffect[];
}
