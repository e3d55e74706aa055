import type { AnswerRow } from '../model/rows/board-answer';
import type { Block } from '../model/rows/rows';

/**
 * The age of an answer or of a change: the running number of its request or receipt, and the position
 * of the live connection at that moment.
 */
export interface DataVersion {
  readonly order: number;
  readonly cursor?: string | undefined;
}

/** One row requested by itself. */
interface Patch extends DataVersion {
  readonly row: AnswerRow;
}

const withRow = (block: Block, row: AnswerRow): Block => ({
  ...block,
  rows: block.rows.map((old) => (old.car.id === row.car.id ? row : old)),
});

/**
 * The blocks of days in memory, by their first day. A row requested by itself replaces that row in every
 * block requested before it, also in those still under way.
 */
export class LoadedBlocks {
  readonly loaded = new Map<number, Block>();
  /** First days of the blocks under way, and the orders of their requests. */
  readonly requested = new Map<number, number>();
  readonly patches = new Map<number, Patch>();

  get all(): Block[] {
    return [...this.loaded.values()];
  }

  /** Adds a block; false when the loaded one was requested later. */
  add(block: Block): boolean {
    const loaded = this.loaded.get(block.start);
    if (loaded && loaded.order > block.order) return false;
    let newest = block;
    for (const patch of this.patches.values()) {
      if (patch.order > block.order) newest = withRow(newest, patch.row);
    }
    this.loaded.set(block.start, newest);
    for (const [carId, { order }] of this.patches) {
      if (this.all.every((one) => one.order > order)) this.patches.delete(carId);
    }
    return true;
  }

  /** Replaces older rows over all loaded days. */
  patch(rows: readonly AnswerRow[], answer: DataVersion): void {
    for (const row of rows) this.patches.set(row.car.id, { ...answer, row });
    for (const [start, block] of this.loaded) {
      if (block.order < answer.order) this.loaded.set(start, rows.reduce(withRow, block));
    }
  }
}
