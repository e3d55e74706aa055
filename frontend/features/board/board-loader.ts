import { BOARD } from '@schema/constants';
import type { Day } from '@schema/values/calendar';
import type { EngineData } from './engine/engine-types';
import { HeldBlocks } from './live/held-blocks';
import type { LiveBoard } from './live/live-rows';
import type { BoardAnswer } from './model/board-answer';
import { type BoardChanges, boardChanges } from './model/changes';
import type { DayScale } from './model/day-scale';
import { type Block, mergeBlocks, NO_ROWS } from './model/rows';
import {
  type BoardWindow,
  blockStarts,
  type DayRange,
  initialWindow,
  loadOrder,
  movedWindow,
  prefetchStarts,
} from './model/window';

/** Asks the server for the board of [start, start + days): all rows, or those of these cars. */
export type LoadBlock = (
  start: Day,
  days: number,
  signal: AbortSignal,
  carIds?: readonly number[],
) => Promise<BoardAnswer>;

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
  /** What a refresh brought or changed. */
  readonly onChanged: (changes: BoardChanges) => void;
}

/**
 * Holds the blocks of days around the view: loads what comes near, fetches a little ahead, refreshes
 * what is held and lets go of what is far. Lives outside of React; every answer becomes one new state.
 */
export class BoardLoader implements LiveBoard {
  readonly blocks = new HeldBlocks();
  /** Called whenever a block came or failed. */
  onSettled: () => void = () => {};
  /** When everything held was last asked again and came, by the company's clock, ms. */
  refreshedAtMs = 0;
  private state: LoaderState;
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

  /** Something that was asked for did not come. */
  get isBehind(): boolean {
    return this.state.isStale || this.state.failure !== null;
  }

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
    this.refreshing ??= this.askAgain().finally(() => {
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

  private async askAgain(): Promise<void> {
    this.set({ isRefreshing: true, failure: null });
    const [inView = this.window.from] = this.wanted();
    const held = loadOrder([...new Set([inView, ...this.blocks.held.keys()])], this.view);
    let came = true;
    for (const start of held) {
      // One after the other: a refresh may not stand in the way of what the hand is waiting for.
      came = await this.fetch(start);
      if (!came) break;
    }
    if (came) this.refreshedAtMs = this.options.clock();
    this.set({ isRefreshing: false });
    if (this.state.updatedAtMs !== null) this.fetchMissing();
  }

  nextOrder(): number {
    this.order += 1;
    return this.order;
  }

  hasCar(carId: number): boolean {
    return this.state.data.rows.rows.some(({ car }) => car.id === carId);
  }

  async refreshAll(): Promise<boolean> {
    await this.refresh();
    return !this.isBehind;
  }

  async loadRows(
    start: number,
    days: number,
    carIds: readonly number[],
  ): Promise<BoardAnswer | null> {
    const { load, scale } = this.options;
    const { signal } = this.gone;
    try {
      const answer = await load(scale.dayAt(start), days, signal, carIds);
      return signal.aborted ? null : answer;
    } catch (failure) {
      if (!signal.aborted) this.failed(failure);
      return null;
    }
  }

  rowsArrived({ rows, cursor }: BoardAnswer, order: number, carIds: readonly number[]): void {
    this.blocks.patch(rows, { order, cursor });
    const [from, to] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
    this.show({ from, to }, new Set(carIds));
  }

  private fetchMissing(): void {
    const missing = this.wanted().filter((start) => !this.blocks.held.has(start));
    const ahead = prefetchStarts(this.window, this.view).filter(
      (start) => !this.blocks.held.has(start),
    );
    for (const start of [...missing, ...ahead])
      if (!this.blocks.coming.has(start)) void this.fetch(start);
  }

  private dropFar(): void {
    const from = this.window.from - BOARD.blockDays;
    const to = this.window.to + BOARD.blockDays;
    for (const start of this.blocks.held.keys()) {
      if (start < from || start >= to) this.blocks.held.delete(start);
    }
  }

  /** Loads one block into the rows; false when it did not come. */
  private async fetch(start: number): Promise<boolean> {
    const { load, scale } = this.options;
    const { signal } = this.gone;
    const order = this.nextOrder();
    this.blocks.coming.set(start, order);
    try {
      const days = BOARD.blockDays;
      const { rows, cursor } = await load(scale.dayAt(start), days, signal);
      if (signal.aborted) return false;
      this.arrived({ start, days, order, rows, ...(cursor && { cursor }) });
      return true;
    } catch (failure) {
      if (signal.aborted) return false;
      this.failed(failure);
      return false;
    } finally {
      if (this.blocks.coming.get(start) === order) this.blocks.coming.delete(start);
      if (!signal.aborted) this.onSettled();
    }
  }

  private arrived(block: Block): void {
    const isKnown = this.blocks.held.has(block.start);
    // An answer to an older question than the one already answered says nothing new.
    if (!this.blocks.take(block)) return;
    const { start, days } = block;
    this.show(isKnown ? { from: start, to: start + days } : null);
  }

  /**
   * Shows what is held now. `changed`: the days in which others may have changed something; null: days
   * that were not held before. `only`: the cars whose rows are new; left out: all.
   */
  private show(changed: { from: number; to: number } | null, only?: ReadonlySet<number>): void {
    const { clock, onChanged, scale, requireReturnMark } = this.options;
    const { data, isStale } = this.state;
    const held = this.blocks.all;
    const occasion = { nowMs: clock(), requireReturnMark };
    const rows = mergeBlocks(held, data.rows, scale, occasion, only);
    const isLoaded = (day: number) =>
      held.some(({ start, days }) => day >= start && day < start + days);
    const isSame = only !== undefined && rows === data.rows;
    this.set({
      data: isSame ? data : { rows, waiting: held.length === 0, isLoaded },
      failure: null,
      isStale: only ? isStale : false,
      updatedAtMs: held.length > 0 ? clock() : null,
    });
    if (!changed || isSame) return;
    onChanged(boardChanges(data.rows, rows, changed.from, changed.to));
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
