import { expect, vi } from 'vitest';
import { BoardEngine } from '../engine/board-engine';
import { keyCommand } from '../engine/keyboard/keys';
import type { PointerButton, PointerType } from '../gestures/gesture-events';
import type { BoardRows } from '../model/rows/rows';
import { rowTop, xOf } from '../model/view/layout';
import { nov, rowsOf, scale } from './board-rows';

interface DriverOptions {
  readonly rows?: BoardRows;
  readonly canSelect?: boolean;
  readonly canOpenDay?: boolean;
  readonly canOpenCar?: boolean;
  readonly isDragLoading?: boolean;
  readonly days?: number;
}

/** Calls of the board to the page, newest last. */
interface Reported {
  readonly selected: string[];
  readonly opened: string[];
  readonly days: string[];
  readonly cars: number[];
  areKeysQueued: boolean;
}

const FRAME_MS = 16;
const dayOf = (number: number) => scale.dayAt(number).slice(8);

/**
 * Drives a board without a screen by mouse, touches and keys, with its own clock: 10 days of 100 px
 * from 16 November, rows of 80 px; car 1 is row 0.
 */
export class BoardDriver {
  readonly engine: BoardEngine;
  readonly reported: Reported = {
    selected: [],
    opened: [],
    days: [],
    cars: [],
    areKeysQueued: false,
  };
  private nowMs = 1000;
  private pointerType: PointerType = 'mouse';
  private readonly down = new Set<number>();

  constructor({
    rows = rowsOf([], [], []),
    canSelect = true,
    canOpenDay = true,
    canOpenCar = true,
    days = 10,
    isDragLoading = false,
  }: DriverOptions = {}) {
    vi.useFakeTimers();
    this.engine = new BoardEngine(
      { start: nov(16), days },
      scale,
      new Date('2026-11-20T11:15:00Z').getTime(),
      {
        rowHeight: 80,
        eventPadding: 6,
        loadedDays: 28,
        rule: {},
        canSelect,
        canOpenDay,
        canOpenCar,
        isDragLoading,
      },
      {
        select: (carId, from, to) =>
          this.reported.selected.push(`car ${carId}: ${dayOf(from)}–${dayOf(to)}`),
        openEvent: (event) => this.reported.opened.push(event.key),
        openDay: (day) => this.reported.days.push(scale.dayAt(day)),
        openCar: (carId) => this.reported.cars.push(carId),
        keysQueued: (isWaiting) => {
          this.reported.areKeysQueued = isWaiting;
        },
        rangeChanged: () => {},
      },
      () => this.nowMs,
    );
    this.engine.setData({
      rows,
      waiting: false,
      isLoaded: (day) => day >= nov(1) && day <= nov(30),
    });
    this.engine.resize(1228, 388);
  }

  // Points

  /** The middle of a day in a row; `share` 0…1 across the day. */
  cell(row: number, day: number, share = 0.5): { x: number; y: number } {
    const { view, layout } = this.engine.scene;
    return { x: xOf(nov(day) + share, view, layout), y: rowTop(row, view, layout) + 40 };
  }

  /** A point of a row header. */
  head(row: number): { x: number; y: number } {
    return { ...this.cell(row, 16), x: 20 };
  }

  header(day: number): { x: number; y: number } {
    return { x: this.cell(0, day).x, y: 50 };
  }

  // Pointers

  touch(): this {
    this.pointerType = 'touch';
    return this;
  }

  press(
    point: { x: number; y: number },
    id = 1,
    more: { button?: PointerButton; space?: boolean } = {},
  ): this {
    const primary = this.down.size === 0;
    this.down.add(id);
    this.engine.pointer.send({
      kind: 'down',
      id,
      pointerType: this.pointerType,
      primary,
      button: more.button ?? 'main',
      space: more.space ?? false,
      ...point,
      atMs: this.nowMs,
      hit: this.engine.pointer.hitAt(point.x, point.y, this.pointerType),
    });
    return this;
  }

  move(point: { x: number; y: number }, id = 1): this {
    return this.wait(FRAME_MS).report(point, id);
  }

  /** Two touches report one after the other, then a frame passes. */
  moveBoth(first: { x: number; y: number }, second: { x: number; y: number }): this {
    return this.report(first, 1).report(second, 2).wait(FRAME_MS);
  }

  private report(point: { x: number; y: number }, id: number): this {
    const day = this.engine.pointer.dayAt(point.x);
    this.engine.pointer.send({ kind: 'move', id, ...point, atMs: this.nowMs, day });
    return this;
  }

  /** Moves in steps of a frame. */
  drag(from: { x: number; y: number }, to: { x: number; y: number }, id = 1, steps = 5): this {
    for (let step = 1; step <= steps; step += 1) {
      const share = step / steps;
      this.move({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }, id);
    }
    return this;
  }

  /** The browser reports a lost capture after every released pointer. */
  release(id = 1): this {
    this.engine.pointer.send({ kind: 'up', id, atMs: this.nowMs });
    return this.lose(id);
  }

  lose(id = 1): this {
    this.down.delete(id);
    this.engine.pointer.send({ kind: 'cancel', id, atMs: this.nowMs });
    return this;
  }

  interrupt(): this {
    this.down.clear();
    this.engine.pointer.send({ kind: 'interrupt' });
    return this;
  }

  tap(point: { x: number; y: number }): this {
    return this.press(point).wait(60).release();
  }

  wheel(dx: number, dy: number, more: { zoom?: boolean; x?: number } = {}): this {
    const { zoom = false, x = 728 } = more;
    this.engine.pointer.send({ kind: 'wheel', dx, dy, x, zoom, atMs: this.nowMs });
    return this;
  }

  key(name: string, more: { shift?: boolean; ctrl?: boolean } = {}): this {
    const command = keyCommand({
      key: name,
      shiftKey: more.shift ?? false,
      ctrlKey: more.ctrl ?? false,
      metaKey: false,
      altKey: false,
    });
    if (!command) throw new Error(`${name} is no key of the board`);
    this.engine.keyboard.press(command);
    return this;
  }

  // Time

  /** Advances the clock frame by frame, timers included. */
  wait(ms: number): this {
    for (let passed = 0; passed < ms; passed += FRAME_MS) {
      const stepMs = Math.min(FRAME_MS, ms - passed);
      this.nowMs += stepMs;
      vi.advanceTimersByTime(stepMs);
      this.engine.frame(this.nowMs);
    }
    return this;
  }

  // State

  get state(): string {
    return this.engine.pointer.gesture;
  }

  /** The selected days, e.g. '21–23', or '' */
  get selection(): string {
    const { selection } = this.engine.scene;
    return selection ? `${dayOf(selection.from)}–${dayOf(selection.to)}` : '';
  }

  /** Scroll since the opening of the board, px: to the left, and up. */
  get scrolled(): { x: number; y: number } {
    const { view } = this.engine.scene;
    return { x: (view.left - nov(16)) * view.dayWidth, y: view.scrollY };
  }

  get visibleDays(): number {
    const { view, extent } = this.engine.scene;
    return extent.width / view.dayWidth;
  }

  expectState(name: string): this {
    expect(this.state).toBe(name);
    return this;
  }

  expectSelection(days: string): this {
    expect(this.selection).toBe(days);
    return this;
  }

  destroy(): void {
    this.engine.destroy();
    vi.useRealTimers();
  }
}
