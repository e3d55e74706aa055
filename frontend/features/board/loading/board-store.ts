import { inSlices } from '@frontend/shared/lib/in-slices';
import type { Day } from '@schema/values/time/calendar';
import type { EngineData } from '../engine/engine-types';
import type { BoardAnswer } from '../model/rows/board-answer';
import { type BoardChanges, boardChanges } from '../model/rows/board-changes';
import type { DayScale } from '../model/rows/day-scale';
import { mergeBlocks, mergeBlocksInSlices } from '../model/rows/merge-blocks';
import { type Block, type BoardRows, NO_ROWS } from '../model/rows/rows';
import type { LoadedBlocks } from './loaded-blocks';

/** Requests the board of [start, start + days): all rows, or those of these cars. */
export type LoadBlock = (
  start: Day,
  days: number,
  signal: AbortSignal,
  carIds?: readonly number[],
) => Promise<BoardAnswer>;

export interface LoaderState {
  readonly data: EngineData;
  /** Reason why nothing can be shown; null while there are data or a request. */
  readonly failure: unknown;
  /** The last refresh failed. */
  readonly isStale: boolean;
  readonly isRefreshing: boolean;
  /** Time of the newest answer, ms since the epoch. */
  readonly updatedAtMs: number | null;
  /** Request time of the newest block, ms since the epoch. */
  readonly requestedAtMs: number | null;
}

export interface LoaderOptions {
  readonly load: LoadBlock;
  readonly scale: DayScale;
  readonly requireReturnMark: boolean;
  /** Current time of the company, ms since the epoch. */
  readonly clock: () => number;
  /** Called with the changes of a refresh. */
  readonly onChanged: (changes: BoardChanges) => void;
}

/** Coverage of one answer. */
interface AnswerScope {
  /** Days in which others may have made changes; null: days that were not loaded before. */
  readonly changed: { readonly from: number; readonly to: number } | null;
  /** Cars with new rows; omitted: all. */
  readonly only?: ReadonlySet<number>;
  readonly requestedAtMs?: number;
}

/** The state of the loaded blocks; every answer makes a new one. */
export class BoardStore {
  state: LoaderState = {
    data: { rows: NO_ROWS, waiting: true, isLoaded: () => false },
    failure: null,
    isStale: false,
    isRefreshing: false,
    updatedAtMs: null,
    requestedAtMs: null,
  };
  private readonly listeners = new Set<() => void>();
  private merging: Promise<void> = Promise.resolve();

  constructor(private readonly options: LoaderOptions) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** A request has failed since the last full answer. */
  get isOutdated(): boolean {
    return this.state.isStale || this.state.failure !== null;
  }

  /** Whether any answer has arrived. */
  get hasData(): boolean {
    return this.state.updatedAtMs !== null;
  }

  /**
   * Shows the loaded blocks and reports changes by others: one answer after another, each in
   * slices.
   */
  show(loaded: LoadedBlocks, scope: AnswerScope): Promise<void> {
    const shown = this.merging.then(async () => {
      const blocks = loaded.all;
      this.merged(blocks, await this.merge(blocks, scope), scope);
    });
    this.merging = shown.catch(() => undefined);
    return shown;
  }

  /**
   * The first rows are merged at once, as the board cannot be moved yet, and so are a few cars:
   * their events change in place.
   */
  private async merge(blocks: readonly Block[], { only }: AnswerScope): Promise<BoardRows> {
    const { clock, scale, requireReturnMark } = this.options;
    const previous = this.state.data.rows;
    const overdue = { nowMs: clock(), requireReturnMark };
    if (only || !this.hasData) return mergeBlocks(blocks, previous, scale, overdue, only);
    return inSlices(mergeBlocksInSlices({ blocks, previous, scale, overdue }));
  }

  private merged(
    blocks: readonly Block[],
    rows: BoardRows,
    { changed, only, requestedAtMs }: AnswerScope,
  ): void {
    const { clock, onChanged } = this.options;
    const { state } = this;
    const { data } = state;
    const isLoaded = (day: number) =>
      blocks.some(({ start, days }) => day >= start && day < start + days);
    const isSame = only !== undefined && rows === data.rows;
    this.set({
      data: isSame ? data : { rows, waiting: blocks.length === 0, isLoaded },
      failure: null,
      isStale: only ? state.isStale : false,
      updatedAtMs: blocks.length > 0 ? clock() : null,
      requestedAtMs:
        requestedAtMs === undefined
          ? state.requestedAtMs
          : Math.max(requestedAtMs, state.requestedAtMs ?? requestedAtMs),
    });
    if (!changed || isSame) return;
    onChanged(boardChanges(data.rows, rows, changed.from, changed.to));
  }

  failed(failure: unknown): void {
    console.warn('Board: a block of days did not load', failure);
    this.set(this.hasData ? { isStale: true } : { failure });
  }

  set(change: Partial<LoaderState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}
