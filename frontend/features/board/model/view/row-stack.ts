/**
 * Vertical layout of the rows, px: one height for all, a heading above the first row of each group.
 */
export interface RowStack {
  readonly rowHeight: number;
  /** Indexes of the rows that begin a group, ascending; empty while the board is not grouped. */
  readonly groupHeads: readonly number[];
}

/** Height of a group's heading, px. */
export const GROUP_HEIGHT = 30;

/**
 * Number of headings at or above a row; binary search, so that the cost of a frame hardly grows
 * with the fleet.
 */
export function headsThrough(row: number, heads: readonly number[]): number {
  let [low, high] = [0, heads.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((heads[middle] ?? 0) <= row) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Px from the top of all rows to the top of a row, below its group's heading. */
export function rowOffset(row: number, stack: RowStack): number {
  return row * stack.rowHeight + headsThrough(row, stack.groupHeads) * GROUP_HEIGHT;
}

/** Height of the heading directly above a row, px; 0 without one. */
export function groupHeadAbove(row: number, stack: RowStack): number {
  const { groupHeads } = stack;
  return groupHeads[headsThrough(row, groupHeads) - 1] === row ? GROUP_HEIGHT : 0;
}

/** Height of a number of rows with their headings. */
export function stackHeight(rowCount: number, stack: RowStack): number {
  return rowCount === 0 ? 0 : rowOffset(rowCount - 1, stack) + stack.rowHeight;
}

/** The row at `offset` px from the top; on a heading the row below it. May be out of range. */
export function rowAtOrBelow(offset: number, stack: RowStack): number {
  const { rowHeight, groupHeads } = stack;
  let [low, high] = [0, groupHeads.length];
  // The last heading at or above the offset.
  while (low < high) {
    const middle = (low + high) >> 1;
    const begins = (groupHeads[middle] ?? 0) * rowHeight + middle * GROUP_HEIGHT;
    if (begins <= offset) low = middle + 1;
    else high = middle;
  }
  const row = Math.floor((offset - low * GROUP_HEIGHT) / rowHeight);
  return low === 0 ? row : Math.max(row, groupHeads[low - 1] ?? 0);
}

/** The row at `offset` px from the top; null on a heading. */
export function rowAt(offset: number, stack: RowStack): number | null {
  const row = rowAtOrBelow(offset, stack);
  return offset >= rowOffset(row, stack) ? row : null;
}

/**
 * The scroll that keeps the row at the top, and the share of it above the edge, after a change of
 * row height.
 */
export function scrollOnStack(scrollY: number, from: RowStack, to: RowStack): number {
  const row = rowAtOrBelow(scrollY, from);
  const cut = scrollY - rowOffset(row, from);
  // Headings have a fixed height, so the visible part of one stays.
  return rowOffset(row, to) + (cut < 0 ? cut : (cut / from.rowHeight) * to.rowHeight);
}
