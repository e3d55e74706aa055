import type { GestureEffect } from '../gestures/gesture-effects';
import type { GestureEvent, PointerType } from '../gestures/gesture-events';
import type { GestureState } from '../gestures/gesture-state';
import type { GestureTarget } from '../gestures/listen';
import { clickedRange } from '../model/rows/selection';
import type { Scene } from '../model/scene';
import { type Hit, hitTest, NOTHING, sameHit } from '../model/view/hit-test';
import { positionAt } from '../model/view/layout';
import type { DragController } from './drag-controller';
import { applyEffect, type EffectContext } from './effects';
import type { EngineSettings } from './engine-types';
import type { FrameRequests } from './frame-requests';
import { GestureRunner } from './gesture-runner';

/** Dependencies of pointers, implemented by the board's engine. */
export interface PointerContext extends EffectContext {
  readonly settings: EngineSettings;
  readonly unitPx: number;
  /** Requests a frame after a visible change. */
  invalidate(): void;
  readonly frames: FrameRequests;
  /** Called after a pointer was released. */
  publish(): void;
}

/** The camera reports these changes itself. */
const CAMERA_EFFECTS: readonly GestureEffect['kind'][] = ['pan', 'zoom', 'snap', 'stopScroll'];

/** Pointers on the board: gestures, hits and hover. */
export class PointerController implements GestureTarget {
  private readonly gestures: GestureRunner;

  constructor(
    private readonly context: PointerContext,
    clock: () => number,
  ) {
    this.gestures = new GestureRunner(context.scene, (effect) => this.applyEffect(effect), clock);
    this.gestures.setOptions({
      canDrag: (event) => context.dragController?.canDrag(event) ?? false,
    });
    this.settingsChanged();
  }

  settingsChanged(): void {
    this.gestures.setOptions({ canSelect: this.context.settings.canSelect });
  }

  /** Disables inertia under reduced motion. */
  setReducedMotion(reducedMotion: boolean): void {
    this.gestures.setOptions({ hasInertia: !reducedMotion });
  }

  get gesture(): GestureState['name'] {
    return this.gestures.state.name;
  }

  get unitPx(): number {
    return this.context.unitPx;
  }

  send(event: GestureEvent): void {
    this.gestures.send(event);
    // Needed even for a frame that changes nothing.
    if (this.gestures.moving) this.context.frames.request();
    if (event.kind === 'up') this.context.publish();
  }

  /** Ends the current gesture; a drag is cancelled. */
  interrupt(): void {
    this.gestures.send({ kind: 'interrupt' });
  }

  /** Called when the camera was blocked along an axis. */
  scrollBlocked(x: boolean, y: boolean): void {
    if (this.gesture === 'inertia') this.gestures.send({ kind: 'blocked', x, y });
  }

  /** Whether the gesture needs frames. */
  get moving(): boolean {
    return this.gestures.moving;
  }

  frame(atMs: number): void {
    this.gestures.frame(atMs);
  }

  hitAt(x: number, y: number, pointerType: PointerType): Hit {
    const { scene, dragController, settings } = this.context;
    const hit = hitForPointer(scene, dragController, x, y, pointerType);
    const isDead =
      (hit.kind === 'day' && !settings.canOpenDay) || (hit.kind === 'car' && !settings.canOpenCar);
    return isDead ? NOTHING : hit;
  }

  /** The day number under a canvas x, in any row. */
  dayAt(x: number): number {
    const { view, layout } = this.context.scene;
    return Math.floor(positionAt(x, view, layout));
  }

  canScrollBy(dy: number): boolean {
    return this.context.camera.canScrollBy(dy);
  }

  /** Handles a mouse move; only a changed hit costs a frame. */
  hoverAt(x: number, y: number): void {
    const { scene, settings } = this.context;
    const hit = this.gesture === 'idle' ? this.hitAt(x, y, 'mouse') : NOTHING;
    if (setHover(scene, hit, settings.canSelect)) this.context.invalidate();
  }

  get hoverTarget(): 'pressable' | 'edge' | 'nothing' {
    return hoverTargetOf(this.context.scene, this.context.dragController);
  }

  /** Clears the timer. */
  destroy(): void {
    this.gestures.destroy();
  }

  private applyEffect(effect: GestureEffect): void {
    applyEffect(effect, this.context);
    if (!CAMERA_EFFECTS.includes(effect.kind)) this.context.invalidate();
  }
}

/** The hit under a pointer: touches hit an event's resize handles, a mouse its edges. */
function hitForPointer(
  scene: Scene,
  dragController: DragController | null,
  x: number,
  y: number,
  pointerType: PointerType,
): Hit {
  const dropped = scene.drags.length === 0 ? null : dragController?.droppedAt(x, y);
  const hit = dropped ?? hitTest(x, y, scene.view, scene.layout, scene.rows);
  if (pointerType === 'mouse') return hit;
  const handle = dragController?.handleAt(x, y);
  if (handle) return handle;
  return hit.kind === 'event' ? { ...hit, part: 'body' } : hit;
}

/** Sets the hit under the mouse; false when it is unchanged. */
function setHover(scene: Scene, hit: Hit, canSelect: boolean): boolean {
  if (sameHit(hit, scene.hover)) return false;
  scene.hover = hit;
  const free = hit.kind === 'free' && canSelect ? hit : null;
  const row = free && scene.rows[free.row];
  scene.hoverSelection = row ? clickedRange(row, free.row, free.day, scene) : null;
  return true;
}

/** Target of a press at the mouse. */
function hoverTargetOf(
  { hover, hoverSelection }: Scene,
  dragController: DragController | null,
): 'pressable' | 'edge' | 'nothing' {
  if (hover.kind === 'event') {
    return hover.part !== 'body' && dragController?.canDrag(hover.event) ? 'edge' : 'pressable';
  }
  const isPressable = hover.kind === 'day' || hover.kind === 'car' || hoverSelection !== null;
  return isPressable ? 'pressable' : 'nothing';
}
