import type { EdgeScroll } from '../model/view/edge-scroll';
import type { Hit } from '../model/view/hit-test';

export type PointerType = 'mouse' | 'touch' | 'pen';
export type PointerButton = 'main' | 'middle' | 'other';

/** Pointer events. Points are canvas px, times are ms of one clock, days are day numbers. */
export type GestureEvent =
  | {
      readonly kind: 'down';
      readonly id: number;
      readonly pointerType: PointerType;
      /** The first contact of its kind: earlier pointers are stale. */
      readonly primary: boolean;
      readonly button: PointerButton;
      /** Space is held: the drag pans from any target. */
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
      /** The day under the pointer, in any row. */
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
  /** The time of `timeoutAt` has passed. */
  | { readonly kind: 'timeout'; readonly atMs: number }
  /** Sent in every frame while `needsFrames`. `edgeScroll`: the scroll at the edges, px. */
  | {
      readonly kind: 'frame';
      readonly atMs: number;
      readonly edgeScroll: EdgeScroll;
      readonly day: number;
    }
  /** The camera was blocked along an axis of the last pan. */
  | { readonly kind: 'blocked'; readonly x: boolean; readonly y: boolean };
