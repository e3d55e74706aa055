import type { AnswerRow } from '../model/rows/board-answer';
import type { Block } from '../model/rows/rows';

/**
 * What an answer knows: when it was asked, as a running number, and where the live channel stood then.
 * What was heard: when, by the same numbers, and where the channel stood after it.
 */
export interface Knowledge {
  readonly order: number;
  readonly cursor?: string | undefined;
}

/** One row asked by itself. */
interface Patch extends Knowledge {
  readonly row: AnswerRow;
}

const withRow = (block: Block, row: AnswerRow): Block => ({
  ...block,
  rows: block.rows.map((old) => (old.car.id === row.car.id ? row : old)),
});

/**
 * The blocks of days in memory, by their first day. A row asked by itself replaces that row in every
 * block asked before it, also in those that are still on their way.
 */
export class HeldBlocks {
  readonly held = new Map<number, Block>();
  /** First days of the blocks that are on their way, and the orders of their questions. */
  readonly coming = new Map<number, number>();
  readonly patches = new Map<number, Patch>();

  get all(): Block[] {
    return [...this.held.values()];
  }

  /** Takes a block over; false when it was asked before the one that is held. */
  take(block: Block): boolean {
    const held = this.held.get(block.start);
    if (held && held.order > block.order) return false;
    let newest = block;
    for (const patch of this.patches.values()) {
      if (patch.order > block.order) newest = withRow(newest, patch.row);
    }
    this.held.set(block.start, newest);
    for (const [carId, { order }] of this.patches) {
      if (this.all.every((one) => one.order > order)) this.patches.delete(carId);
    }
    return true;
  }

  /** Puts rows of all held days in the place of older ones. */
  patch(rows: readonly AnswerRow[], answer: Knowledge): void {
    for (const row of rows) this.patches.set(row.car.id, { ...answer, row });
    for (const [start, block] of this.held) {
      if (block.order < answer.order) this.held.set(start, rows.reduce(withRow, block));
    }
  }
}
