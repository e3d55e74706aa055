import { BOARD, MAX_BOARD_CARS_ASKED, MAX_BOARD_DAYS } from '@schema/constants/board';
import type { BoardAnswer } from '../model/rows/board-answer';
import type { DataVersion, LoadedBlocks } from './loaded-blocks';

interface ReceivedChange {
  /** Changed cars; empty: any. */
  readonly carIds: readonly number[];
  /** Cursor of the live connection after the change; unknown for own mutations. */
  readonly cursor?: string | undefined;
  /** Cars were added, deleted or reordered. */
  readonly isFleet?: boolean;
}

/** The part of the loader used by live updates. */
export interface LiveBoard {
  readonly blocks: LoadedBlocks;
  /** The running number of the next request or change. */
  nextOrder(): number;
  /** Number of cars shown on the board. */
  readonly cars: number;
  hasCar(carId: number): boolean;
  /** Requests the rows of these cars; null on failure. */
  loadRows(start: number, days: number, carIds: readonly number[]): Promise<BoardAnswer | null>;
  /** Shows new rows of these cars over all loaded days. */
  rowsArrived(answer: BoardAnswer, order: number, carIds: readonly number[]): Promise<void>;
  /** Reloads everything; false on failure. */
  refreshAll(): Promise<boolean>;
}

/** Time in which changes are collected into one request, ms. */
const BATCH_MS = 50;
/** Minimum time between two requests, ms. */
const GAP_MS = 250;
/**
 * Share of the fleet above which simultaneous changes are a flood, e.g. an import: one refresh at
 * its end.
 */
const FLOOD_PART = 1 / 20;
/** Minimum number of cars in a flood, for small fleets. */
const FLOOD_CARS = 50;
/** Pause between floods, ms. */
const PAUSE_MS = 1000;
/** Time without changes that ends a flood, ms; a longer flood is refreshed in between. */
const QUIET_MS = 400;
const LONGEST_FLOOD_MS = 5000;
/** Delay after a failed request, ms. */
const RETRY_MS = 5000;

/**
 * Requests only the rows changed by others: changes are batched, those already loaded are skipped,
 * and a flood becomes one refresh.
 */
export class LiveRows {
  private readonly changes = new Map<number, DataVersion>();
  private wholeChange: DataVersion | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isRequesting = false;
  private firstMs: number | null = null;
  private receivedMs = Number.NEGATIVE_INFINITY;
  private requestedMs = Number.NEGATIVE_INFINITY;
  private isFlood = false;

  constructor(
    private readonly board: LiveBoard,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  receive({ carIds, cursor, isFleet }: ReceivedChange): void {
    const now = this.clock();
    const { board } = this;
    const change = { order: board.nextOrder(), cursor };
    if (now - this.receivedMs > PAUSE_MS) this.isFlood = false;
    this.receivedMs = now;
    const isWhole = isFleet || carIds.length === 0 || carIds.some((id) => !board.hasCar(id));
    if (!isWhole) for (const id of carIds) this.changes.set(id, change);
    if (this.changes.size > Math.max(FLOOD_CARS, board.cars * FLOOD_PART)) this.isFlood = true;
    if (isWhole || this.isFlood) this.wholeChange = change;
    this.schedule();
  }

  /** Schedules the next request, if anything is missing. */
  schedule(): void {
    if (this.isRequesting || this.missing() === null) return;
    const now = this.clock();
    this.firstMs ??= now;
    const dueMs = this.isFlood
      ? Math.min(this.receivedMs + QUIET_MS, this.firstMs + LONGEST_FLOOD_MS)
      : Math.max(this.firstMs + BATCH_MS, this.requestedMs + GAP_MS);
    this.requestIn(dueMs - now);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** Rows to request: all, some cars, or none. */
  private missing(): 'all' | number[] | null {
    const { blocks } = this.board;
    if (this.wholeChange && isUpToDate(blocks, this.wholeChange, null)) this.wholeChange = null;
    // A requested block may include the change; `schedule` runs again when it arrives.
    if (this.wholeChange) return blocks.requested.size > 0 ? null : 'all';
    for (const [id, change] of this.changes) {
      if (isUpToDate(blocks, change, id)) this.changes.delete(id);
    }
    return this.changes.size > 0 ? [...this.changes.keys()] : null;
  }

  private requestIn(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.request(), Math.max(0, ms));
  }

  private async request(): Promise<void> {
    const missing = this.missing();
    this.firstMs = null;
    if (missing === null) return;
    this.isRequesting = true;
    this.requestedMs = this.clock();
    const { board } = this;
    const isDone = await (missing === 'all' ? board.refreshAll() : this.requestRows(missing));
    this.isRequesting = false;
    if (missing === 'all') this.isFlood = false;
    if (isDone) this.schedule();
    else {
      this.wholeChange = { order: board.nextOrder() };
      this.requestIn(RETRY_MS);
    }
  }

  /** All loaded days in one request; a deleted car means a full refresh. */
  private async requestRows(carIds: readonly number[]): Promise<boolean> {
    const { board } = this;
    const starts = [...board.blocks.loaded.keys(), ...board.blocks.requested.keys()];
    const start = Math.min(...starts);
    const days = Math.max(...starts) + BOARD.blockDays - start;
    const isTooMuch = carIds.length > MAX_BOARD_CARS_ASKED || days > MAX_BOARD_DAYS;
    if (starts.length === 0 || isTooMuch) return board.refreshAll();
    const order = board.nextOrder();
    const answer = await board.loadRows(start, days, carIds);
    if (answer === null) return false;
    if (answer.rows.length < carIds.length) return board.refreshAll();
    await board.rowsArrived(answer, order, carIds);
    return true;
  }
}

/** `run.number` against `run.number`: cursors of different runs of the server cannot be compared. */
function covers(known: string | undefined, change: string | undefined): boolean {
  if (!known || !change) return false;
  const [run, number] = known.split('.');
  const [changeRun, changeNumber] = change.split('.');
  return run === changeRun && Number(number) >= Number(changeNumber);
}

/**
 * Whether an answer includes a change: it was received before the request, or the answer's cursor
 * covers it.
 */
function includesChange(answer: DataVersion, change: DataVersion): boolean {
  return answer.order > change.order || covers(answer.cursor, change.cursor);
}

/** Whether all blocks, loaded and requested, include a change of this car (null: of any car). */
function isUpToDate(blocks: LoadedBlocks, change: DataVersion, carId: number | null): boolean {
  const patch = carId === null ? undefined : blocks.patches.get(carId);
  if (patch && includesChange(patch, change)) return true;
  return (
    blocks.loaded.size > 0 &&
    blocks.all.every((block) => includesChange(block, change)) &&
    [...blocks.requested.values()].every((order) => includesChange({ order }, change))
  );
}
