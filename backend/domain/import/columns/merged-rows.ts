import type { Cell } from '../cells/cells';
import { AMOUNTS } from './column-rules';
import type { ReadTable } from './read-table';

/**
 * The rows below the headings with the value of a cell that is merged over several of them in each,
 * as a car over its bookings. An amount stays in its first row, because it is the total of the
 * rows. `shared`: the rows of such an amount, from 0.
 */
export function withMerged({ table, body, fields, headerRow }: ReadTable): {
  readonly rows: readonly (readonly Cell[])[];
  readonly shared: ReadonlySet<number>;
} {
  const high = table.merged.filter(({ top, bottom }) => bottom > top && top >= headerRow);
  const shared = new Set<number>();
  if (high.length === 0) return { rows: body.rows, shared };
  const rows = body.rows.map((row) => [...row]);
  for (const { top, left, bottom } of high) {
    const cell = body.rows[top - headerRow]?.[left] ?? null;
    const field = fields[left] ?? null;
    if (cell === null || field === null) continue;
    const last = Math.min(bottom - headerRow, rows.length - 1);
    for (let at = top - headerRow; at <= last; at += 1) {
      const row = rows[at];
      if (!row) continue;
      if (AMOUNTS.includes(field)) {
        shared.add(at);
        continue;
      }
      while (row.length < left) row.push(null);
      row[left] = cell;
    }
  }
  return { rows, shared };
}
