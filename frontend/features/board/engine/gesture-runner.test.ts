import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type GestureEvent } from '../gestures/gesture-events';
import { GESTURE_OPTIONS } from '../gestures/gesture-options';
import { GestureRunner } from './gesture-runner';

/** A thread that is blocked at times and runs due timers before input. */
class Thread {
  private nowMs = 0;
  private lastTimer = 0;
  private readonly timers = new Map<number, { readonly dueMs: number; readonly run: () => void }>();
  readonly effects: string[] = [];
  private readonly runner = new GestureRunner(
    {} as never,
    ({ kind }) => this.effects.push(kind),
    () => this.nowMs,
  );

  setTimeout = (run: () => void, ms: number): number => {
    this.lastTimer += 1;
    this.timers.set(this.lastTimer, { dueMs: this.nowMs + ms, run });
    return this.lastTimer;
  };

  clearTimeout = (timer: number) => this.timers.delete(timer);

  handle(input: readonly Extract<GestureEvent, { atMs: number }>[], blocks: readonly Block[]) {
    const waiting = [...input];
    for (; this.nowMs < 3000; this.nowMs += 1) {
      const { nowMs } = this;
      if (blocks.some(({ fromMs, forMs }) => nowMs >= fromMs && nowMs < fromMs + forMs)) continue;
      for (const [timer, { dueMs, run }] of [...this.timers]) {
        if (dueMs <= nowMs && this.timers.delete(timer)) run();
      }
      while (waiting[0] && waiting[0].atMs <= nowMs) {
        const [event] = waiting.splice(0, 1);
        if (event) this.runner.send(event);
      }
    }
    return this.effects;
  }
}

interface Block {
  readonly fromMs: number;
  readonly forMs: number;
}

function handled(input: ReturnType<typeof touch>, blocks: readonly Block[]): readonly string[] {
  const thread = new Thread();
  vi.stubGlobal('setTimeout', thread.setTimeout);
  vi.stubGlobal('clearTimeout', thread.clearTimeout);
  return thread.handle(input, blocks);
}

afterEach(() => vi.unstubAllGlobals());

/** A touch of a free day, from 100 ms on. */
function touch(forMs: number): Extract<GestureEvent, { atMs: number }>[] {
  const at = { id: 1, x: 300, y: 200 };
  const hit = { kind: 'free', row: 0, day: 3 } as const;
  const down = { kind: 'down', ...at, pointerType: 'touch', primary: true, hit } as const;
  return [
    { ...down, button: 'main', space: false, atMs: 100 },
    { kind: 'up', id: 1, atMs: 100 + forMs },
  ];
}

const TAP = ['stopScroll', 'select', 'commitSelection'];
const LONG_PRESS = ['stopScroll', 'vibrate', 'select', 'commitSelection'];

describe('a touch', () => {
  it.each([
    ['is a tap on a free thread', 80, [], TAP],
    ['is a long press on a free thread', 450, [], LONG_PRESS],
    ['is a tap when the thread was blocked before both', 80, [{ fromMs: 50, forMs: 900 }], TAP],
    ['is a tap when the thread was blocked between both', 80, [{ fromMs: 120, forMs: 600 }], TAP],
    ['is a tap when the block ends with the press', 80, [{ fromMs: 120, forMs: 380 }], TAP],
    ['is a long press after a block', 900, [{ fromMs: 120, forMs: 600 }], LONG_PRESS],
  ] as const)('%s', (_name, forMs, blocks, expected) => {
    expect(handled(touch(forMs), blocks)).toEqual(expected);
  });

  it('shorter than a long press is a tap, whenever the thread is blocked', () => {
    const shortMs = GESTURE_OPTIONS.longPressMs - 40;
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: shortMs }),
        fc.record({
          fromMs: fc.integer({ min: 0, max: 600 }),
          forMs: fc.integer({ min: 0, max: 1500 }),
        }),
        (forMs, block) => {
          expect(handled(touch(forMs), [block])).toEqual(TAP);
        },
      ),
    );
  });
});
