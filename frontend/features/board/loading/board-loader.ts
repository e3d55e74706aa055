import { BOARD } from '@schema/constants/board';
import type { BoardAnswer } from '../model/rows/board-answer';
import {
  type BoardWindow,
  blockStarts,
  type DayRange,
  initialWindow,
  isInView,
  loadedWindowFor,
  loadOrder,
  prefetchStarts,
} from '../model/view/loaded-window';
import { BoardStore, type LoaderOptions, type LoaderState } from './board-store';
import type { LiveBoard } from './live-rows';
import { LoadedBlocks } from './loaded-blocks';

/**
 * Maximum number of concurrent block requests: a quarter in view needs eight; a scrolled year
 * passes dozens, which are far from the view by the time they would be sent.
 */
const MAX_REQUESTS = 4;

/**
 * Holds the blocks of days around the view: loads and prefetches near ones, refreshes loaded ones
 * and drops distant ones. Independent of React.
 */
export class BoardLoader implements LiveBoard {
  readonly blocks = new LoadedBlocks();
  /** Called after every request of a block. */
  onSettled: () => void = () => {};
  /** Time of the last refresh of all loaded blocks by the company's clock, ms. */
  refreshedAtMs = 0;
  private readonly store: BoardStore;
  private controller = new AbortController();
  private window: BoardWindow;
  private view: DayRange;
  private order = 0;
  private refreshing: Promise<void> | null = null;
  private isRefreshQueued = false;
  private loadsNeighbours = false;

  /** `start`: day number at the left edge on opening. */
  constructor(
    start: number,
    private readonly options: LoaderOptions,
  ) {
    this.window = initialWindow(start);
    this.view = { first: start, last: start };
    this.store = new BoardStore(options);
  }

  readonly snapshot = (): LoaderState => this.store.state;

  readonly subscribe = (listener: () => void): (() => void) => this.store.subscribe(listener);

  /** A request has failed since the last full answer. */
  get isOutdated(): boolean {
    return this.store.isOutdated;
  }

  /**
   * Loads the block in view, then its neighbours. Returns a disposer: after it nothing is requested
   * or reported.
   */
  start(): () => void {
    this.controller = new AbortController();
    if (!this.store.hasData) void this.refresh();
    return () => this.controller.abort();
  }

  /** Enables loading of blocks outside the view; earlier it would delay the first screen. */
  loadNeighbours(): void {
    this.loadsNeighbours = true;
    if (this.store.hasData) this.fetchMissing();
  }

  /** Loads the blocks near the view and drops distant ones. */
  setView(view: DayRange): void {
    this.view = view;
    this.window = loadedWindowFor(this.window, view);
    if (!this.store.hasData) return;
    this.dropDistant();
    this.fetchMissing();
  }

  /** Requests all loaded blocks again; a call during a refresh runs one more after it. */
  refresh(): Promise<void> {
    if (this.refreshing) this.isRefreshQueued = true;
    this.refreshing ??= this.reloadAll().finally(() => {
      this.refreshing = null;
      if (this.isRefreshQueued && !this.controller.signal.aborted) {
        this.isRefreshQueued = false;
        void this.refresh();
      }
    });
    return this.refreshing;
  }

  async refreshAll(): Promise<boolean> {
    await this.refresh();
    return !this.isOutdated;
  }

  nextOrder(): number {
    this.order += 1;
    return this.order;
  }

  get cars(): number {
    return this.store.state.data.rows.rows.length;
  }

  hasCar(carId: number): boolean {
    return this.store.state.data.rows.rows.some(({ car }) => car.id === carId);
  }

  async loadRows(
    start: number,
    days: number,
    carIds: readonly number[],
  ): Promise<BoardAnswer | null> {
    const { load, scale } = this.options;
    const { signal } = this.controller;
    try {
      const answer = await load(scale.dayAt(start), days, signal, carIds);
      return signal.aborted ? null : answer;
    } catch (failure) {
      if (!signal.aborted) this.store.failed(failure);
      return null;
    }
  }

  rowsArrived(
    { rows, cursor }: BoardAnswer,
    order: number,
    carIds: readonly number[],
  ): Promise<void> {
    this.blocks.patch(rows, { order, cursor });
    const [from, to] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
    return this.store.show(this.blocks, { changed: { from, to }, only: new Set(carIds) });
  }

  private windowBlocks(): number[] {
    return loadOrder(blockStarts(this.window), this.view);
  }

  private async reloadAll(): Promise<void> {
    this.store.set({ isRefreshing: true, failure: null });
    const [inView = this.window.from] = this.windowBlocks();
    const loaded = loadOrder([...new Set([inView, ...this.blocks.loaded.keys()])], this.view);
    let hasSucceeded = true;
    for (const start of loaded) {
      // Sequential, so that a refresh does not delay the block the user scrolls to.
      hasSucceeded = await this.fetch(start);
      if (!hasSucceeded) break;
    }
    if (hasSucceeded) this.refreshedAtMs = this.options.clock();
    this.store.set({ isRefreshing: false });
    if (this.store.hasData) this.fetchMissing();
  }

  /** Requests missing blocks in and near the view, up to the limit; each answer requests more. */
  private fetchMissing(): void {
    const { loaded, requested } = this.blocks;
    const near = [...this.windowBlocks(), ...prefetchStarts(this.window, this.view)];
    const wanted = this.loadsNeighbours ? near : near.filter((start) => isInView(start, this.view));
    for (const start of wanted) {
      if (requested.size >= MAX_REQUESTS) return;
      if (!loaded.has(start) && !requested.has(start)) void this.fetchAndGoOn(start);
    }
  }

  private async fetchAndGoOn(start: number): Promise<void> {
    if (!(await this.fetch(start))) return;
    // The view may be far from the block by now.
    this.dropDistant();
    this.fetchMissing();
  }

  private dropDistant(): void {
    const from = this.window.from - BOARD.blockDays;
    const to = this.window.to + BOARD.blockDays;
    for (const start of this.blocks.loaded.keys()) {
      if (start < from || start >= to) this.blocks.loaded.delete(start);
    }
  }

  /** Loads one block; false on failure. */
  private async fetch(start: number): Promise<boolean> {
    const { clock, load, scale } = this.options;
    const { signal } = this.controller;
    const { blocks, store } = this;
    const order = this.nextOrder();
    const requestedAtMs = clock();
    blocks.requested.set(start, order);
    try {
      const days = BOARD.blockDays;
      const { rows, cursor } = await load(scale.dayAt(start), days, signal);
      if (signal.aborted) return false;
      const changed = blocks.loaded.has(start) ? { from: start, to: start + days } : null;
      // False for an answer to an older request than the one already shown.
      const isAdded = blocks.add({ start, days, order, rows, ...(cursor && { cursor }) });
      if (isAdded) await store.show(blocks, { changed, requestedAtMs });
      return true;
    } catch (failure) {
      if (signal.aborted) return false;
      store.failed(failure);
      return false;
    } finally {
      if (blocks.requested.get(start) === order) blocks.requested.delete(start);
      if (!signal.aborted) this.onSettled();
    }
  }
}
