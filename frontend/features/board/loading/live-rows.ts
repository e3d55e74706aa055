import { BOARD, MAX_BOARD_CARS_ASKED, MAX_BOARD_DAYS } from '@schema/constants';
import type { BoardAnswer } from '../model/rows/board-answer';
import { isKnown } from './data-version';
import type { HeldBlocks, Knowledge } from './loaded-blocks';

/** What the board is told of a change. */
export interface HeardChange {
  /** Cars concerned; empty: any. */
  readonly carIds: readonly number[];
  /** Where the live channel stood after it; unknown for own mutations. */
  readonly cursor?: string | undefined;
  /** Cars themselves came, went or changed places. */
  readonly isFleet?: boolean;
}

/** The board as those see it who keep it up to date. */
export interface LiveBoard {
  readonly blocks: HeldBlocks;
  /** The running number of what happens next. */
  nextOrder(): number;
  hasCar(carId: number): boolean;
  /** Asks for the rows of these cars; null when they did not come. */
  loadRows(start: number, days: number, carIds: readonly number[]): Promise<BoardAnswer | null>;
  /** The rows of these cars over all held days are new: shows them. */
  rowsArrived(answer: BoardAnswer, order: number, carIds: readonly number[]): void;
  /** Asks again for everything; false when it did not come. */
  refreshAll(): Promise<boolean>;
}

/** Changes this close together are asked for at once, ms. */
const SOON_MS = 50;
/** The least time between two questions, ms. */
const GAP_MS = 250;
/** More cars than this without a pause are a flood, e.g. an import: one refresh when it is over. */
const FLOOD_CARS = 50;
/** A pause, ms. */
const CALM_MS = 1000;
/** A flood is over after this, or long enough for a refresh in between, ms. */
const QUIET_MS = 400;
const LONGEST_FLOOD_MS = 5000;
/** An own save and its echo over the channel are at most this far apart, ms. */
const ECHO_MS = 2000;
/** After a question that failed, ms. */
const AGAIN_MS = 5000;

/**
 * Asks for the rows that others changed, and for nothing else: changes are gathered for a moment, what
 * the board already knows is left out, and a flood becomes one refresh.
 */
export class LiveRows {
  private readonly told = new Map<number, Knowledge>();
  /** When a car was last heard of over the channel, ms. */
  private readonly echoes = new Map<number, number>();
  private all: Knowledge | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private busy = false;
  private firstMs: number | null = null;
  private heardMs = Number.NEGATIVE_INFINITY;
  private askedMs = Number.NEGATIVE_INFINITY;
  private flood = 0;

  constructor(
    private readonly board: LiveBoard,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  hear({ carIds, cursor, isFleet }: HeardChange): void {
    const now = this.clock();
    const { board } = this;
    const told = { order: board.nextOrder(), cursor };
    this.flood = (now - this.heardMs > CALM_MS ? 0 : this.flood) + Math.max(1, carIds.length);
    this.heardMs = now;
    const isWhole = isFleet || carIds.length === 0 || carIds.some((id) => !board.hasCar(id));
    if (isWhole || this.flood > FLOOD_CARS) this.all = told;
    else for (const id of this.unheard(carIds, told)) this.told.set(id, told);
    this.look();
  }

  /**
   * The cars that have to be looked at. An own save that has already been heard of over the channel is no
   * news; had that been a colleague's, the own one would be the next to be heard.
   */
  private unheard(carIds: readonly number[], { cursor }: Knowledge): readonly number[] {
    const now = this.clock();
    if (cursor) {
      for (const id of carIds) this.echoes.set(id, now);
      return carIds;
    }
    return carIds.filter((id) => now - (this.echoes.get(id) ?? Number.NEGATIVE_INFINITY) > ECHO_MS);
  }

  /** Something arrived: is there still anything that the board does not know? */
  look(): void {
    if (this.busy || this.due() === null) return;
    const now = this.clock();
    this.firstMs ??= now;
    const dueMs =
      this.flood > FLOOD_CARS
        ? Math.min(this.heardMs + QUIET_MS, this.firstMs + LONGEST_FLOOD_MS)
        : Math.max(this.firstMs + SOON_MS, this.askedMs + GAP_MS);
    this.wakeIn(dueMs - now);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** What has to be asked: everything, some cars, or nothing. */
  private due(): 'all' | number[] | null {
    const { blocks } = this.board;
    if (this.all && isKnown(blocks, this.all, null)) this.all = null;
    // What is on its way may know of it: its arrival looks again.
    if (this.all) return blocks.coming.size > 0 ? null : 'all';
    for (const [id, told] of this.told) if (isKnown(blocks, told, id)) this.told.delete(id);
    return this.told.size > 0 ? [...this.told.keys()] : null;
  }

  private wakeIn(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.ask(), Math.max(0, ms));
  }

  private async ask(): Promise<void> {
    const due = this.due();
    this.firstMs = null;
    if (due === null) return;
    this.busy = true;
    this.askedMs = this.clock();
    const { board } = this;
    const came = await (due === 'all' ? board.refreshAll() : this.askRows(due));
    this.busy = false;
    if (came) this.look();
    else {
      this.all = { order: board.nextOrder() };
      this.wakeIn(AGAIN_MS);
    }
  }

  /** The rows over all held days in one question; a car that is no more means asking for everything. */
  private async askRows(carIds: readonly number[]): Promise<boolean> {
    const { board } = this;
    const starts = [...board.blocks.held.keys(), ...board.blocks.coming.keys()];
    const start = Math.min(...starts);
    const days = Math.max(...starts) + BOARD.blockDays - start;
    const isTooMuch = carIds.length > MAX_BOARD_CARS_ASKED || days > MAX_BOARD_DAYS;
    if (starts.length === 0 || isTooMuch) return board.refreshAll();
    const order = board.nextOrder();
    const answer = await board.loadRows(start, days, carIds);
    if (answer === null) return false;
    if (answer.rows.length < carIds.length) return board.refreshAll();
    board.rowsArrived(answer, order, carIds);
    return true;
  }
}
