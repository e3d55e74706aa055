import type { AnswerRow } from '../model/rows/board-answer';
import type { Block } from '../model/rows/rows';

/**
 * Version of an answer or of a change: the running number of its request or receipt, and the
 * position of the live connection at that moment.
 */
export interface DataVersion {
  readonly order: number;
  readonly cursor?: string | undefined;
}

/** One row requested individually. */
interface Patch extends DataVersion {
  readonly row: AnswerRow;
}

function withRows(block: Block, fresh: ReadonlyMap<number, AnswerRow>): Block {
  if (fresh.size === 0) return block;
  return { ...block, rows: block.rows.map((row) => fresh.get(row.car.id) ?? row) };
}

/**
 * The blocks of days in memory, by their first day. A row requested individually replaces that row
 * in every block requested before it, also in pending ones.
 */
export class LoadedBlocks {
  readonly loaded = new Map<number, Block>();
  /** First days of the pending blocks, and the orders of their requests. */
  readonly requested = new Map<number, number>();
  readonly patches = new Map<number, Patch>();

  get all(): Block[] {
    return [...this.loaded.values()];
  }

  /** Adds a block; false when the loaded one was requested later. */
  add(block: Block): boolean {
    const loaded = this.loaded.get(block.start);
    if (loaded && loaded.order > block.order) return false;
    const fresh = new Map<number, AnswerRow>();
    for (const [carId, { order, row }] of this.patches) {
      if (order > block.order) fresh.set(carId, row);
    }
    this.loaded.set(block.start, withRows(block, fresh));
    for (const [carId, { order }] of this.patches) {
      if (this.all.every((one) => one.order > order)) this.patches.delete(carId);
    }
    return true;
  }

  /** Replaces older rows over all loaded days. */
  patch(rows: readonly AnswerRow[], answer: DataVersion): void {
    const fresh = new Map(rows.map((row) => [row.car.id, row]));
    for (const [carId, row] of fresh) this.patches.set(carId, { ...answer, row });
    for (const [start, block] of this.loaded) {
      if (block.order < answer.order) this.loaded.set(start, withRows(block, fresh));
    }
  }
}
