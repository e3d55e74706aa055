import { BOARD } from '@schema/constants';
import type { BoardAnswer } from '../model/rows/board-answer';
import {
  type BoardWindow,
  blockStarts,
  type DayRange,
  initialWindow,
  loadOrder,
  movedWindow,
  prefetchStarts,
} from '../model/view/loaded-window';
import { type LoaderOptions, type LoaderState, ShownBoard } from './board-store';
import type { LiveBoard } from './live-rows';
import { HeldBlocks } from './loaded-blocks';

/**
 * Holds the blocks of days around the view: loads what comes near, fetches a little ahead, refreshes
 * what is held and lets go of what is far. Lives outside of React.
 */
export class BoardLoader implements LiveBoard {
  readonly blocks = new HeldBlocks();
  /** Called whenever a block came or failed. */
  onSettled: () => void = () => {};
  /** When everything held was last asked again and came, by the company's clock, ms. */
  refreshedAtMs = 0;
  private readonly shown: ShownBoard;
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
    this.shown = new ShownBoard(options);
  }

  readonly snapshot = (): LoaderState => this.shown.state;

  readonly subscribe = (listener: () => void): (() => void) => this.shown.subscribe(listener);

  /** Something that was asked for did not come. */
  get isBehind(): boolean {
    return this.shown.isBehind;
  }

  /**
   * Begins with the block in view; its neighbours follow once it has come. Returns how to end: after
   * that nothing is asked or told any more.
   */
  begin(): () => void {
    this.gone = new AbortController();
    if (!this.shown.isThere) void this.refresh();
    return () => this.gone.abort();
  }

  /** The view moved: what it came near is loaded, what it left far behind is dropped. */
  look(view: DayRange): void {
    this.view = view;
    this.window = movedWindow(this.window, view);
    if (!this.shown.isThere) return;
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

  async refreshAll(): Promise<boolean> {
    await this.refresh();
    return !this.isBehind;
  }

  nextOrder(): number {
    this.order += 1;
    return this.order;
  }

  hasCar(carId: number): boolean {
    return this.shown.state.data.rows.rows.some(({ car }) => car.id === carId);
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
      if (!signal.aborted) this.shown.failed(failure);
      return null;
    }
  }

  rowsArrived({ rows, cursor }: BoardAnswer, order: number, carIds: readonly number[]): void {
    this.blocks.patch(rows, { order, cursor });
    const [from, to] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
    this.shown.show(this.blocks.all, { changed: { from, to }, only: new Set(carIds) });
  }

  private wanted(): number[] {
    return loadOrder(blockStarts(this.window), this.view);
  }

  private async askAgain(): Promise<void> {
    this.shown.set({ isRefreshing: true, failure: null });
    const [inView = this.window.from] = this.wanted();
    const held = loadOrder([...new Set([inView, ...this.blocks.held.keys()])], this.view);
    let came = true;
    for (const start of held) {
      // One after the other: a refresh may not stand in the way of what the hand is waiting for.
      came = await this.fetch(start);
      if (!came) break;
    }
    if (came) this.refreshedAtMs = this.options.clock();
    this.shown.set({ isRefreshing: false });
    if (this.shown.isThere) this.fetchMissing();
  }

  private fetchMissing(): void {
    const { held, coming } = this.blocks;
    const near = [...this.wanted(), ...prefetchStarts(this.window, this.view)];
    for (const start of near) if (!held.has(start) && !coming.has(start)) void this.fetch(start);
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
    const { clock, load, scale } = this.options;
    const { signal } = this.gone;
    const { blocks, shown } = this;
    const order = this.nextOrder();
    const askedAtMs = clock();
    blocks.coming.set(start, order);
    try {
      const days = BOARD.blockDays;
      const { rows, cursor } = await load(scale.dayAt(start), days, signal);
      if (signal.aborted) return false;
      const changed = blocks.held.has(start) ? { from: start, to: start + days } : null;
      // An answer to an older question than the one already answered says nothing new.
      const isNews = blocks.take({ start, days, order, rows, ...(cursor && { cursor }) });
      if (isNews) shown.show(blocks.all, { changed, askedAtMs });
      return true;
    } catch (failure) {
      if (signal.aborted) return false;
      shown.failed(failure);
      return false;
    } finally {
      if (blocks.coming.get(start) === order) blocks.coming.delete(start);
      if (!signal.aborted) this.onSettled();
    }
  }
}
