import { BOARD } from '@schema/constants';
import type { BoardEvent, EventKey } from '../model/rows/board-event';
import type { EventPart, Hit } from '../model/view/hit-test';

export type PointerKind = 'mouse' | 'touch' | 'pen';
export type PointerButton = 'main' | 'middle' | 'other';

/** What the hand does. Points are canvas px, times are ms of one clock, days are day numbers. */
export type GestureEvent =
  | {
      readonly kind: 'down';
      readonly id: number;
      readonly pointer: PointerKind;
      /** The first contact of its kind: whatever the machine remembers of fingers is out of date. */
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
      /** The day under the pointer, whatever row it is over. */
      readonly day: number;
    }
  | { readonly kind: 'up'; readonly id: number; readonly atMs: number }
  /**
   * The browser took the pointer away: pointercancel or lost capture. Comes after every `up` as well, so it
   * means only the finger it names.
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
  /** The moment that `wakeAt` asked for has come. */
  | { readonly kind: 'wake'; readonly atMs: number }
  /** A frame is due; sent while `wantsFrames`. `push` is how far the pointer presses an edge, px. */
  | {
      readonly kind: 'frame';
      readonly atMs: number;
      readonly push: { readonly x: number; readonly y: number };
      readonly day: number;
    }
  /** The camera could not follow the last pan along an axis. */
  | { readonly kind: 'edge'; readonly x: boolean; readonly y: boolean };

/** What the board shall do about it. */
export type GestureEffect =
  | { readonly kind: 'pan'; readonly dx: number; readonly dy: number }
  | { readonly kind: 'zoom'; readonly factor: number; readonly x: number }
  /** Zooming is over: come to rest on whole days. */
  | { readonly kind: 'settle' }
  /** Any animation of the camera stops under the hand. */
  | { readonly kind: 'hold' }
  | {
      readonly kind: 'select';
      readonly row: number;
      readonly anchor: number;
      readonly day: number;
      /** Still a click on one cell, not a drag. */
      readonly click: boolean;
    }
  | { readonly kind: 'commit' }
  | { readonly kind: 'unselect' }
  /** A long press began something: worth a short buzz. */
  | { readonly kind: 'buzz' }
  /** An event is taken up at a point: as a whole, or by one of its edges. */
  | {
      readonly kind: 'lift';
      readonly event: BoardEvent;
      readonly part: EventPart;
      readonly x: number;
      readonly y: number;
    }
  /** A drag of the mouse or a long press (`isHeld`) would have taken up an event that stays where it is. */
  | { readonly kind: 'refuse'; readonly event: BoardEvent; readonly isHeld: boolean }
  /** What was taken up is now over another point, or the board has moved under it. */
  | { readonly kind: 'carry'; readonly x: number; readonly y: number }
  | { readonly kind: 'drop' }
  /** It goes back to where it was. */
  | { readonly kind: 'putBack' }
  | { readonly kind: 'highlight'; readonly key: EventKey | null }
  | { readonly kind: 'openEvent'; readonly key: EventKey }
  | { readonly kind: 'openDay'; readonly day: number };

/** A tap on an event that a second one may complete. */
export interface Tap {
  readonly key: EventKey;
  readonly atMs: number;
}

export interface Finger {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

export interface Velocity {
  readonly vx: number;
  readonly vy: number;
}

/** Along which axis a drag is held; free drags follow the finger. */
export type Axis = 'free' | 'x' | 'y';

/** States are named by what the hand is doing. */
export type GestureState =
  | { readonly name: 'idle'; readonly tap: Tap | null }
  | {
      readonly name: 'pressed';
      readonly finger: Finger;
      readonly pointer: PointerKind;
      readonly hit: Hit;
      readonly atMs: number;
      /** A drag from here moves the board instead of selecting. */
      readonly pans: boolean;
      /** This press only stopped the board or pans by nature: letting go does nothing. */
      readonly mute: boolean;
      readonly tap: Tap | null;
      readonly wakeAt: number | null;
    }
  | {
      readonly name: 'selecting';
      readonly finger: Finger;
      readonly pointer: PointerKind;
      readonly row: number;
      readonly anchor: number;
    }
  | {
      readonly name: 'lifting';
      readonly finger: Finger;
      readonly pointer: PointerKind;
      /** Where it was taken up; the edges of the view push only once the hand has left it. */
      readonly from: { readonly x: number; readonly y: number };
      readonly pushes: boolean;
    }
  | {
      readonly name: 'panning';
      readonly finger: Finger;
      readonly pointer: PointerKind;
      readonly axis: Axis;
      /** Travel across the held axis, px; enough of it frees the drag. */
      readonly astray: number;
      readonly velocity: Velocity;
      readonly atMs: number;
      /** Fingers have zoomed: letting go settles instead of coasting. */
      readonly zoomed: boolean;
    }
  | {
      readonly name: 'pinching';
      readonly a: Finger;
      readonly b: Finger;
      /** Where both were when they were last followed, px. */
      readonly grip: {
        readonly midX: number;
        readonly midY: number;
        readonly distance: number;
      };
      /** How far apart they began, px. */
      readonly startDistance: number;
      readonly zooming: boolean;
    }
  | { readonly name: 'coasting'; readonly velocity: Velocity; readonly atMs: number | null }
  /** Wheel zoom has no end of its own: it is over when nothing follows until `wakeAt`. */
  | { readonly name: 'zooming'; readonly wakeAt: number }
  /** The gesture is over, but these fingers are still down; they have to lift first. */
  | { readonly name: 'spent'; readonly fingers: readonly number[] };

export interface GestureOptions {
  /** May free cells be selected at all? Without it every drag pans. */
  readonly canSelect: boolean;
  /** May this event be taken up? */
  readonly canLift: (event: BoardEvent) => boolean;
  /** Does the board run on after a flick? Not for people who asked for less motion. */
  readonly coasts: boolean;
  readonly touchSlopPx: number;
  readonly mouseSlopPx: number;
  readonly doubleTapMs: number;
  /** A finger that rests this long on a free cell begins to select, on an event takes it up. */
  readonly holdMs: number;
  /** Fingers that change their distance by this much mean zoom (docs/board.md, Touch 2). */
  readonly pinchSlopPx: number;
  /** Closer than this the distance of two fingers says nothing. */
  readonly pinchNearPx: number;
  readonly wheelSettleMs: number;
}

export const GESTURE_OPTIONS: GestureOptions = {
  canSelect: true,
  canLift: () => false,
  coasts: true,
  touchSlopPx: BOARD.touchMoveThresholdPx,
  mouseSlopPx: 4,
  doubleTapMs: BOARD.doubleTapMs,
  holdMs: 400,
  pinchSlopPx: 16,
  pinchNearPx: 64,
  wheelSettleMs: 160,
};

export const IDLE: GestureState = { name: 'idle', tap: null };

export interface Step {
  readonly state: GestureState;
  readonly effects: readonly GestureEffect[];
}
