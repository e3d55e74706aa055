import type { EdgeScroll } from '../model/view/edge-scroll';
import type { Hit } from '../model/view/hit-test';

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
