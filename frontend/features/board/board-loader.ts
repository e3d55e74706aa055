import { BOARD } from '@schema/constants';
import type { Day } from '@schema/values/calendar';
import type { EngineData } from './engine/engine-types';
import type { BoardAnswer } from './model/board-answer';
import type { EventKey } from './model/board-event';
import { changedEvents } from './model/changes';
import type { DayScale } from './model/day-scale';
import { type Block, type BoardRows, mergeBlocks, NO_ROWS } from './model/rows';
import {
  type BoardWindow,
  blockStarts,
  type DayRange,
  initialWindow,
  loadOrder,
  movedWindow,
  prefetchStarts,
} from './model/window';

/** Asks the server for the board of [start, start + days). */
export type LoadBlock = (start: Day, days: number, signal: AbortSignal) => Promise<BoardAnswer>;

export interface LoaderState {
  readonly data: EngineData;
  /** Why nothing can be shown; null while there is something or it is still coming. */
  readonly failure: unknown;
  /** What is shown is older than it should be: the last refresh failed. */
  readonly isStale: boolean;
  readonly isRefreshing: boolean;
  /** When the newest answer came, ms since the epoch. */
  readonly updatedAtMs: number | null;
}

export interface LoaderOptions {
  readonly load: LoadBlock;
  readonly scale: DayScale;
  readonly requireReturnMark: boolean;
  /** The company's moment, ms since the epoch. */
  readonly clock: () => number;
  /** Events that a refresh brought or changed. */
  readonly onChanged: (keys: EventKey[]) => void;
}

/**
 * Holds the blocks of days around the view: loads what comes near, fetches a little ahead, refreshes
 * what is held and lets go of what is far. Lives outside of React; every answer becomes one new state.
 */
export class BoardLoader {
  private state: LoaderState;
  private readonly blocks = new Map<number, Block>();
  private readonly loading = new Set<number>();
  private readonly listeners = new Set<() => void>();
  private gone = new AbortController();
  private window: BoardWindow;
  private view: DayRange;
  private order = 0;
  private refreshing: Promise<void> | null = null;
  private again = false;

  /** `start`: day number at the left edge when the board opens. */
  constructor(
    start: number,
    private readonly options: LoaderOptions,
  ) {
    this.window = initialWindow(start);
    this.view = { first: start, last: start };
    this.state = {
      data: { rows: NO_ROWS, waiting: true, isLoaded: () => false },
      failure: null,
      isStale: false,
      isRefreshing: false,
      updatedAtMs: null,
    };
  }

  readonly snapshot = (): LoaderState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /**
   * Begins with the block in view; its neighbours follow once it has come. Returns how to end: after
   * that nothing is asked or told any more.
   */
  begin(): () => void {
    this.gone = new AbortController();
    if (this.state.updatedAtMs === null) void this.refresh();
    return () => this.gone.abort();
  }

  /** The view moved: what it came near is loaded, what it left far behind is dropped. */
  look(view: DayRange): void {
    this.view = view;
    this.window = movedWindow(this.window, view);
    if (this.state.updatedAtMs === null) return;
    this.dropFar();
    this.fetchMissing();
  }

  /** Asks again for everything held; a second call while one is under way runs once more after it. */
  refresh(): Promise<void> {
    if (this.refreshing) this.again = true;
    this.refreshing ??= this.refreshAll().finally(() => {
      this.refreshing = null;
      if (this.again && !this.gone.signal.aborted) {
        this.again = false;
        void this.refresh();
      }
    });
    return this.refreshing;
  }

  private wanted(): number[] {
    return loadOrder(blockStarts(this.window), this.view);
  }

  private async refreshAll(): Promise<void> {
    this.set({ isRefreshing: true, failure: null });
    const wanted = this.wanted();
    const [first, ...rest] = wanted;
    const held =
      first === undefined ? [] : [first, ...rest.filter((start) => this.blocks.has(start))];
    for (const start of held) {
      // One after the other: a refresh may not stand in the way of what the hand is waiting for.
      if (!(await this.fetch(start))) break;
    }
    this.set({ isRefreshing: false });
    if (this.state.updatedAtMs !== null) this.fetchMissing();
  }

  private fetchMissing(): void {
    const missing = this.wanted().filter((start) => !this.blocks.has(start));
    const ahead = prefetchStarts(this.window, this.view).filter((start) => !this.blocks.has(start));
    for (const start of [...missing, ...ahead])
      if (!this.loading.has(start)) void this.fetch(start);
  }

  private dropFar(): void {
    const { from, to } = this.window;
    for (const start of this.blocks.keys()) {
      if (start < from - BOARD.blockDays || start >= to + BOARD.blockDays)
        this.blocks.delete(start);
    }
  }

  /** Loads one block into the rows; false when it did not come. */
  private async fetch(start: number): Promise<boolean> {
    const { load, scale } = this.options;
    const { signal } = this.gone;
    this.order += 1;
    const order = this.order;
    this.loading.add(start);
    try {
      const days = BOARD.blockDays;
      const answer = await load(scale.dayAt(start), days, signal);
      if (signal.aborted) return false;
      this.arrived({ start, days, order, rows: answer.rows });
      return true;
    } catch (failure) {
      if (signal.aborted) return false;
      this.failed(failure);
      return false;
    } finally {
      this.loading.delete(start);
    }
  }

  private arrived(block: Block): void {
    const known = this.blocks.get(block.start);
    // An answer to an older question than the one already answered says nothing new.
    if (known && known.order > block.order) return;
    this.blocks.set(block.start, block);
    const before = this.state.data.rows;
    const rows = this.merged(before);
    const held = [...this.blocks.values()];
    const isLoaded = (day: number) =>
      held.some(({ start, days }) => day >= start && day < start + days);
    const { clock, onChanged } = this.options;
    this.set({
      data: { rows, waiting: false, isLoaded },
      failure: null,
      isStale: false,
      updatedAtMs: clock(),
    });
    if (known) onChanged(changedEvents(before, rows, block.start, block.start + block.days));
  }

  private merged(before: BoardRows): BoardRows {
    const { scale, clock, requireReturnMark } = this.options;
    const occasion = { nowMs: clock(), requireReturnMark };
    return mergeBlocks([...this.blocks.values()], before, scale, occasion);
  }

  private failed(failure: unknown): void {
    console.warn('Board: a block of days did not load', failure);
    const nothingYet = this.state.updatedAtMs === null;
    this.set(nothingYet ? { failure } : { isStale: true });
  }

  private set(change: Partial<LoaderState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}
