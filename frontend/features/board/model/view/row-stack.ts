/** How rows lie under each other, px: all of one height, a slim head above the first of each group. */
export interface RowStack {
  readonly rowHeight: number;
  /** Indexes of the rows that begin a group, ascending; empty while the board is not grouped. */
  readonly groupHeads: readonly number[];
}

/** Height of the head of a group, px. */
export const GROUP_HEIGHT = 30;

/** How many heads stand at or above a row; found by halves, so a frame costs no more in a large fleet. */
export function headsThrough(row: number, heads: readonly number[]): number {
  let [low, high] = [0, heads.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((heads[middle] ?? 0) <= row) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Px from the top of all rows to the top of a row; the head of its group lies above that. */
export function rowOffset(row: number, stack: RowStack): number {
  return row * stack.rowHeight + headsThrough(row, stack.groupHeads) * GROUP_HEIGHT;
}

/** Height of the head right above a row, px; 0 when it begins no group. */
export function groupHeadAbove(row: number, stack: RowStack): number {
  const { groupHeads } = stack;
  return groupHeads[headsThrough(row, groupHeads) - 1] === row ? GROUP_HEIGHT : 0;
}

/** The height of so many rows with the heads among them. */
export function stackHeight(rowCount: number, stack: RowStack): number {
  return rowCount === 0 ? 0 : rowOffset(rowCount - 1, stack) + stack.rowHeight;
}

/** The row at `offset` px from the top, or the one below where a group's head is. May lie outside. */
export function rowAtOrBelow(offset: number, stack: RowStack): number {
  const { rowHeight, groupHeads } = stack;
  let [low, high] = [0, groupHeads.length];
  // The last head that begins at or above the offset.
  while (low < high) {
    const middle = (low + high) >> 1;
    const begins = (groupHeads[middle] ?? 0) * rowHeight + middle * GROUP_HEIGHT;
    if (begins <= offset) low = middle + 1;
    else high = middle;
  }
  const row = Math.floor((offset - low * GROUP_HEIGHT) / rowHeight);
  return low === 0 ? row : Math.max(row, groupHeads[low - 1] ?? 0);
}

/** The row at `offset` px from the top; null on the head of a group. */
export function rowAt(offset: number, stack: RowStack): number | null {
  const row = rowAtOrBelow(offset, stack);
  return offset >= rowOffset(row, stack) ? row : null;
}
