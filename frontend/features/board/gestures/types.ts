import { BOARD } from '@schema/constants';
import type { BoardEvent, EventKey } from '../model/rows/board-event';
import type { EdgeScroll } from '../model/view/edge-scroll';
import type { EventPart, Hit } from '../model/view/hit-test';

export type PointerType = 'mouse' | 'touch' | 'pen';
export type PointerButton = 'main' | 'middle' | 'other';

/** What pointers do. Points are canvas px, times are ms of one clock, days are day numbers. */
export type GestureEvent =
  | {
      readonly kind: 'down';
      readonly id: number;
      readonly pointerType: PointerType;
      /** The first contact of its kind: earlier pointers are out of date. */
      readonly primary: boolean;
      readonly button: PointerButton;
      /** Space is held: the drag pans wherever it begins. */
      readonly space: boolean;
      readonly x: number;
      readonly y: number;
      readonly atMs: number;
      readonly hit: Hit;
    }
  | {
      readonly kind: 'move';
      readonly id: number;
      readonly x: number;
      readonly y: number;
      readonly atMs: number;
      /** The day under the pointer, in whatever row. */
      readonly day: number;
    }
  | { readonly kind: 'up'; readonly id: number; readonly atMs: number }
  /**
   * pointercancel or lost capture. Follows every `up` too, so it concerns only the pointer it
   * names.
   */
  | { readonly kind: 'cancel'; readonly id: number; readonly atMs: number }
  /** Escape, a lost window, a hidden page: ends any gesture. */
  | { readonly kind: 'interrupt' }
  | {
      readonly kind: 'wheel';
      readonly dx: number;
      readonly dy: number;
      readonly x: number;
      readonly zoom: boolean;
      readonly atMs: number;
    }
  /** The moment of `timeoutAt` has come. */
  | { readonly kind: 'timeout'; readonly atMs: number }
  /**
   * Sent in every frame while `needsFrames`. `edgeScroll`: by how many px the pointer scrolls at
   * the edges.
   */
  | {
      readonly kind: 'frame';
      readonly atMs: number;
      readonly edgeScroll: EdgeScroll;
      readonly day: number;
    }
  /** The camera could not follow the last pan along an axis. */
  | { readonly kind: 'blocked'; readonly x: boolean; readonly y: boolean };

/** What a gesture does to the board. */
export type GestureEffect =
  | { readonly kind: 'pan'; readonly dx: number; readonly dy: number }
  | { readonly kind: 'zoom'; readonly factor: number; readonly x: number }
  /** To whole days after a zoom. */
  | { readonly kind: 'snap' }
  /** Stops any animation of the camera. */
  | { readonly kind: 'stopScroll' }
  | {
      readonly kind: 'select';
      readonly row: number;
      readonly anchor: number;
      readonly day: number;
      /** A click on one cell, not a drag. */
      readonly click: boolean;
    }
  | { readonly kind: 'commitSelection' }
  | { readonly kind: 'clearSelection' }
  /** A long press began something. */
  | { readonly kind: 'vibrate' }
  /** An event is dragged as a whole, or by one of its edges. */
  | {
      readonly kind: 'dragStart';
      readonly event: BoardEvent;
      readonly part: EventPart;
      readonly x: number;
      readonly y: number;
    }
  /** A mouse drag or a long press (`isLongPress`) on an event that may not be dragged. */
  | { readonly kind: 'refuseDrag'; readonly event: BoardEvent; readonly isLongPress: boolean }
  /** The pointer has moved, or the board under it. */
  | { readonly kind: 'dragMove'; readonly x: number; readonly y: number }
  | { readonly kind: 'drop' }
  /** The event returns to where it was. */
  | { readonly kind: 'dragCancel' }
  | { readonly kind: 'highlight'; readonly key: EventKey | null }
  | { readonly kind: 'openEvent'; readonly key: EventKey }
  | { readonly kind: 'openDay'; readonly day: number };

/** A tap on an event, which a second one may complete. */
interface Tap {
  readonly key: EventKey;
  readonly atMs: number;
}

export interface Pointer {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

/** Two touching pointers: the point between them and their distance, px. */
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

/** The states of the gesture machine. */
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
    }
  | {
      readonly name: 'dragging';
      readonly pointer: Pointer;
      readonly pointerType: PointerType;
      /** Where the drag began; the edges scroll only once the pointer has left that point. */
      readonly from: { readonly x: number; readonly y: number };
      readonly scrollsAtEdge: boolean;
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
      /** Of the last frame. */
      readonly geometry: PinchGeometry;
      /** At the beginning, px. */
      readonly startDistance: number;
      readonly zooming: boolean;
    }
  | { readonly name: 'inertia'; readonly velocity: Velocity; readonly atMs: number | null }
  /** A wheel reports no end: the zoom is over when nothing follows until `timeoutAt`. */
  | { readonly name: 'zooming'; readonly timeoutAt: number }
  /** The gesture is over, but these pointers are still down. */
  | { readonly name: 'finished'; readonly pointers: readonly number[] };

export interface GestureOptions {
  /** Without it every drag pans. */
  readonly canSelect: boolean;
  readonly canDrag: (event: BoardEvent) => boolean;
  /** Not under reduced motion. */
  readonly hasInertia: boolean;
  readonly touchSlopPx: number;
  readonly mouseSlopPx: number;
  readonly doubleTapMs: number;
  /** A press this long begins a selection on a free cell, a drag on an event. */
  readonly longPressMs: number;
  /** Two touches zoom once their distance has changed by this much (docs/board.md, Touch 2). */
  readonly pinchSlopPx: number;
  /** Closer than this the distance of two touches is too inexact. */
  readonly pinchMinPx: number;
  readonly wheelSettleMs: number;
}

export const GESTURE_OPTIONS: GestureOptions = {
  canSelect: true,
  canDrag: () => false,
  hasInertia: true,
  touchSlopPx: BOARD.touchMoveThresholdPx,
  mouseSlopPx: 4,
  doubleTapMs: BOARD.doubleTapMs,
  longPressMs: 400,
  pinchSlopPx: 16,
  pinchMinPx: 64,
  wheelSettleMs: 160,
};

export const IDLE: GestureState = { name: 'idle', tap: null };

export interface Step {
  readonly state: GestureState;
  readonly effects: readonly GestureEffect[];
}
