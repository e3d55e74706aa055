import { step, wakeAt, wantsFrames } from '../gestures/machine';
import {
  GESTURE_OPTIONS,
  type GestureEffect,
  type GestureEvent,
  type GestureOptions,
  type GestureState,
  IDLE,
} from '../gestures/types';
import type { Scene } from '../model/scene';
import { edgePush, NO_PUSH } from '../model/view/edge-scroll';
import { positionAt } from '../model/view/layout';

/** Runs the gesture machine: keeps its state, its timer and its frames. Knows no DOM. */
export class Hand {
  state: GestureState = IDLE;
  private options: GestureOptions = GESTURE_OPTIONS;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wakeDue: number | null = null;

  constructor(
    private readonly scene: Pick<Scene, 'layout' | 'view'>,
    private readonly carryOut: (effect: GestureEffect) => void,
    private readonly clock: () => number,
  ) {}

  /** What the user may do changes with settings and with what has been loaded. */
  allow(options: Partial<Pick<GestureOptions, 'canSelect' | 'canLift' | 'coasts'>>): void {
    this.options = { ...this.options, ...options };
  }

  send(event: GestureEvent): void {
    const { state, effects } = step(this.state, event, this.options);
    this.state = state;
    for (const effect of effects) this.carryOut(effect);
    this.arm();
  }

  /** Gives a state that moves by itself its frame. */
  frame(atMs: number): void {
    if (!wantsFrames(this.state)) return;
    const { layout, view } = this.scene;
    const { state } = this;
    const drags = state.name === 'selecting' || state.name === 'lifting';
    // Only a drag presses against the edges, and only a lifted event leaves its row.
    const push = drags
      ? edgePush(state.finger.x, state.name === 'lifting' ? state.finger.y : null, layout)
      : NO_PUSH;
    const day = drags ? Math.floor(positionAt(state.finger.x, view, layout)) : 0;
    this.send({ kind: 'frame', atMs, push, day });
  }

  get moving(): boolean {
    return wantsFrames(this.state);
  }

  destroy(): void {
    clearTimeout(this.timer);
    this.wakeDue = null;
  }

  /** One timer for whatever moment the state wants to be woken at. */
  private arm(): void {
    const due = wakeAt(this.state);
    if (due === this.wakeDue) return;
    clearTimeout(this.timer);
    this.wakeDue = due;
    if (due === null) return;
    this.timer = setTimeout(
      () => {
        this.wakeDue = null;
        this.send({ kind: 'wake', atMs: Math.max(this.clock(), due) });
      },
      Math.max(0, due - this.clock()),
    );
  }
}
