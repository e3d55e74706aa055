import { BOARD } from '@schema/constants';
import type { BoardEvent, EventKey } from '../model/rows/board-event';
import type { EdgeScroll } from '../model/view/edge-scroll';
import type { EventPart, Hit } from '../model/view/hit-test';

export type PointerType = 'mouse' | 'touch' | 'pen';
export type PointerButton = 'main' | 'middle' | 'other';

/** What the hand does. Points are canvas px, times are ms of one clock, days are day numbers. */
export type GestureEvent =
  | {
      readonly kind: 'down';
      readonly id: number;
      readonly pointerType: PointerType;
      /** The first contact of its kind: whatever the machine remembers of pointers is out of date. */
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
      /** The day under the pointerType, whatever row it is over. */
      readonly day: number;
    }
  | { readonly kind: 'up'; readonly id: number; readonly atMs: number }
  /**
   * The browser took the pointerType away: pointercancel or lost capture. Comes after every `up` as well, so it
   * means only the pointer it names.
   */
  | { readonly kind: 'cancel'; readonly id: number; readonly atMs: number }
  /** Escape, a lost window, a hidden page: whatever is going on ends. */
  | { readonly kind: 'interrupt' }
  | {
      readonly kind: 'wheel';
      readonly dx: number;
      readonly dy: number;
      readonly x: number;
      readonly zoom: boolean;
      readonly atMs: number;
    }
  /** The moment that `timeoutAt` asked for has come. */
  | { readonly kind: 'timeout'; readonly atMs: number }
  /** A frame is due; sent while `needsFrames`. `push` is how far the pointerType presses an edge, px. */
  | {
      readonly kind: 'frame';
      readonly atMs: number;
      readonly edgeScroll: EdgeScroll;
      readonly day: number;
    }
  /** The camera could not follow the last pan along an axis. */
  | { readonly kind: 'blocked'; readonly x: boolean; readonly y: boolean };

/** What the board shall do about it. */
export type GestureEffect =
  | { readonly kind: 'pan'; readonly dx: number; readonly dy: number }
  | { readonly kind: 'zoom'; readonly factor: number; readonly x: number }
  /** Zooming is over: come to rest on whole days. */
  | { readonly kind: 'snap' }
  /** Any animation of the camera stops under the hand. */
  | { readonly kind: 'stopScroll' }
  | {
      readonly kind: 'select';
      readonly row: number;
      readonly anchor: number;
      readonly day: number;
      /** Still a click on one cell, not a drag. */
      readonly click: boolean;
    }
  | { readonly kind: 'commitSelection' }
  | { readonly kind: 'clearSelection' }
  /** A long press began something: worth a short buzz. */
  | { readonly kind: 'vibrate' }
  /** An event is taken up at a point: as a whole, or by one of its edges. */
  | {
      readonly kind: 'dragStart';
      readonly event: BoardEvent;
      readonly part: EventPart;
      readonly x: number;
      readonly y: number;
    }
  /** A drag of the mouse or a long press (`isLongPress`) would have taken up an event that stays where it is. */
  | { readonly kind: 'refuseDrag'; readonly event: BoardEvent; readonly isLongPress: boolean }
  /** What was taken up is now over another point, or the board has moved under it. */
  | { readonly kind: 'dragMove'; readonly x: number; readonly y: number }
  | { readonly kind: 'drop' }
  /** It goes back to where it was. */
  | { readonly kind: 'dragCancel' }
  | { readonly kind: 'highlight'; readonly key: EventKey | null }
  | { readonly kind: 'openEvent'; readonly key: EventKey }
  | { readonly kind: 'openDay'; readonly day: number };

/** A tap on an event that a second one may complete. */
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

/** Along which axis a drag is held; free drags follow the pointer. */
export type Axis = 'free' | 'x' | 'y';

/** States are named by what the hand is doing. */
export type GestureState =
  | { readonly name: 'idle'; readonly tap: Tap | null }
  | {
      readonly name: 'pressed';
      readonly pointer: Pointer;
      readonly pointerType: PointerType;
      readonly hit: Hit;
      readonly atMs: number;
      /** A drag from here moves the board instead of selecting. */
      readonly pans: boolean;
      /** This press only stopped the board or pans by nature: letting go does nothing. */
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
      /** Where it was taken up; the edges of the view edgeScroll only once the hand has left it. */
      readonly from: { readonly x: number; readonly y: number };
      readonly scrollsAtEdge: boolean;
    }
  | {
      readonly name: 'panning';
      readonly pointer: Pointer;
      readonly pointerType: PointerType;
      readonly axis: Axis;
      /** Navigation across the held axis, px; enough of it frees the drag. */
      readonly offAxis: number;
      readonly velocity: Velocity;
      readonly atMs: number;
      /** Fingers have zoomed: letting go settles instead of coasting. */
      readonly zoomed: boolean;
    }
  | {
      readonly name: 'pinching';
      readonly a: Pointer;
      readonly b: Pointer;
      /** Where both were when they were last followed, px. */
      readonly geometry: PinchGeometry;
      /** How far apart they began, px. */
      readonly startDistance: number;
      readonly zooming: boolean;
    }
  | { readonly name: 'inertia'; readonly velocity: Velocity; readonly atMs: number | null }
  /** Wheel zoom has no end of its own: it is over when nothing follows until `timeoutAt`. */
  | { readonly name: 'zooming'; readonly timeoutAt: number }
  /** The gesture is over, but these pointers are still down; they have to lift first. */
  | { readonly name: 'finished'; readonly pointers: readonly number[] };

export interface GestureOptions {
  /** May free cells be selected at all? Without it every drag pans. */
  readonly canSelect: boolean;
  /** May this event be taken up? */
  readonly canDrag: (event: BoardEvent) => boolean;
  /** Does the board run on after a flick? Not for people who asked for less motion. */
  readonly hasInertia: boolean;
  readonly touchSlopPx: number;
  readonly mouseSlopPx: number;
  readonly doubleTapMs: number;
  /** A pointer that rests this long on a free cell begins to select, on an event takes it up. */
  readonly longPressMs: number;
  /** Fingers that change their distance by this much mean zoom (docs/board.md, Touch 2). */
  readonly pinchSlopPx: number;
  /** Closer than this the distance of two pointers says nothing. */
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
