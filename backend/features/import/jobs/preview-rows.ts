import type { ImportRow } from '@schema/import';

const othersTurn = () => new Promise((resolve) => setImmediate(resolve));

/** Reads rows page by page: parsing twenty thousand at once would block the event loop. */
export async function rowsOfPages(pages: readonly string[]): Promise<ImportRow[]> {
  const rows: ImportRow[] = [];
  for (const page of pages) {
    // A preview of an earlier release has no values.
    const kept = JSON.parse(page) as (Omit<ImportRow, 'values' | 'doubts'> & Partial<ImportRow>)[];
    rows.push(
      ...kept.map((row) => ({ ...row, values: row.values ?? [], doubts: row.doubts ?? [] })),
    );
    await othersTurn();
  }
  return rows;
}
