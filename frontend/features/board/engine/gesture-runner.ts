import { type GestureEffect } from '../gestures/gesture-effects';
import { type GestureEvent } from '../gestures/gesture-events';
import { GESTURE_OPTIONS, type GestureOptions } from '../gestures/gesture-options';
import { type GestureState, IDLE } from '../gestures/gesture-state';
import { needsFrames, step, timeoutAt } from '../gestures/machine';
import type { Scene } from '../model/scene';
import { edgeScroll, NO_EDGE_SCROLL } from '../model/view/edge-scroll';
import { positionAt } from '../model/view/layout';

/** Maximum delay of pending input, ms. */
const INPUT_MS = 32;

/** Runs the gesture machine with its timer and frames. Independent of the DOM. */
export class GestureRunner {
  state: GestureState = IDLE;
  private options: GestureOptions = GESTURE_OPTIONS;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private timeoutDue: number | null = null;

  constructor(
    private readonly scene: Pick<Scene, 'layout' | 'view'>,
    private readonly applyEffect: (effect: GestureEffect) => void,
    private readonly clock: () => number,
  ) {}

  setOptions(options: Partial<Pick<GestureOptions, 'canSelect' | 'canDrag' | 'hasInertia'>>): void {
    this.options = { ...this.options, ...options };
  }

  send(event: GestureEvent): void {
    const { state, effects } = step(this.state, event, this.options);
    this.state = state;
    for (const effect of effects) this.applyEffect(effect);
    this.arm();
  }

  /** Only selecting and dragging scroll at the edges, and only a drag leaves its row. */
  frame(atMs: number): void {
    if (!needsFrames(this.state)) return;
    const { layout, view } = this.scene;
    const { state } = this;
    const isDrag = state.name === 'selecting' || state.name === 'dragging';
    // Only these scroll at the edges, and only a drag leaves its row.
    const scroll = isDrag
      ? edgeScroll(state.pointer.x, state.name === 'dragging' ? state.pointer.y : null, layout)
      : NO_EDGE_SCROLL;
    const day = isDrag ? Math.floor(positionAt(state.pointer.x, view, layout)) : 0;
    this.send({ kind: 'frame', atMs, edgeScroll: scroll, day });
  }

  get moving(): boolean {
    return needsFrames(this.state);
  }

  destroy(): void {
    clearTimeout(this.timer);
    this.timeoutDue = null;
  }

  /**
   * One timer for the timeout of the current state. Split in two: after a blocked thread a timer
   * may fire before older input is delivered, so the last part starts late as well.
   */
  private arm(): void {
    const due = timeoutAt(this.state);
    if (due === this.timeoutDue) return;
    clearTimeout(this.timer);
    this.timeoutDue = due;
    if (due === null) return;
    const end = () => {
      this.timeoutDue = null;
      this.send({ kind: 'timeout', atMs: Math.max(this.clock(), due) });
    };
    this.timer = setTimeout(
      () => {
        this.timer = setTimeout(end, INPUT_MS);
      },
      due - INPUT_MS - this.clock(),
    );
  }
}
