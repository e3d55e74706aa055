import type { GestureTarget } from '../gestures/listen';
import type { GestureEffect, GestureEvent, GestureState, PointerKind } from '../gestures/types';
import { type Hit, NOTHING } from '../model/view/hit-test';
import { positionAt } from '../model/view/layout';
import { carryOut, type EffectGround } from './effects';
import type { EngineSettings } from './engine-types';
import { Hand } from './gesture-runner';
import { hoverOver, pointedAt, pressWould } from './pointer-hit';

/** What hands act on; the engine of the board is one. */
export interface HandGround extends EffectGround {
  readonly settings: EngineSettings;
  readonly unitPx: number;
  /** Something visible changed: one frame is due. */
  invalidate(): void;
  /** What the hand does needs a frame, whether or not anything changes in it. */
  requestFrame(): void;
  /** A finger has lifted: what stands around the board may follow. */
  announce(): void;
}

/** Effects that move the camera report through it; the others change the scene. */
const CAMERA_EFFECTS: readonly GestureEffect['kind'][] = ['pan', 'zoom', 'settle', 'hold'];

/** Pointers on the board: what they do, what lies under them, and what pressing there would mean. */
export class BoardHands implements GestureTarget {
  private readonly hand: Hand;

  constructor(
    private readonly ground: HandGround,
    clock: () => number,
  ) {
    this.hand = new Hand(ground.scene, (effect) => this.carryOut(effect), clock);
    this.hand.allow({ canLift: (event) => ground.lifter?.canLift(event) ?? false });
    this.settingsChanged();
  }

  /** The user may do other things than before. */
  settingsChanged(): void {
    this.hand.allow({ canSelect: this.ground.settings.canSelect });
  }

  /** For people who asked for less motion: nothing runs on after the finger has left. */
  setCalm(calm: boolean): void {
    this.hand.allow({ coasts: !calm });
  }

  get gesture(): GestureState['name'] {
    return this.hand.state.name;
  }

  get unitPx(): number {
    return this.ground.unitPx;
  }

  send(event: GestureEvent): void {
    this.hand.send(event);
    if (this.hand.moving) this.ground.requestFrame();
    if (event.kind === 'up') this.ground.announce();
  }

  /** Whatever a pointer is doing ends; a lifted event goes back. */
  interrupt(): void {
    this.hand.send({ kind: 'interrupt' });
  }

  /** The camera could not follow along an axis. */
  stuck(x: boolean, y: boolean): void {
    if (this.gesture === 'coasting') this.hand.send({ kind: 'edge', x, y });
  }

  /** Does something move by itself? */
  get moving(): boolean {
    return this.hand.moving;
  }

  frame(atMs: number): void {
    this.hand.frame(atMs);
  }

  hitAt(x: number, y: number, pointer: PointerKind): Hit {
    return pointedAt(this.ground.scene, this.ground.lifter, x, y, pointer);
  }

  /** The day number under a canvas x, whatever the row. */
  dayAt(x: number): number {
    const { view, layout } = this.ground.scene;
    return Math.floor(positionAt(x, view, layout));
  }

  canScrollBy(dy: number): boolean {
    return this.ground.camera.canScrollBy(dy);
  }

  /** The mouse rests over a point; only a change of what lies there costs a frame. */
  hoverAt(x: number, y: number): void {
    const { scene, settings } = this.ground;
    const hit = this.gesture === 'idle' ? this.hitAt(x, y, 'mouse') : NOTHING;
    if (hoverOver(scene, hit, settings.canSelect)) this.ground.invalidate();
  }

  get under(): 'pressable' | 'edge' | 'nothing' {
    return pressWould(this.ground.scene, this.ground.lifter);
  }

  /** Call when the board leaves the page: no timer may outlive it. */
  destroy(): void {
    this.hand.destroy();
  }

  private carryOut(effect: GestureEffect): void {
    carryOut(effect, this.ground);
    if (!CAMERA_EFFECTS.includes(effect.kind)) this.ground.invalidate();
  }
}
