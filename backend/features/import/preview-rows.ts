import type { ImportRow } from '@schema/import';

const othersTurn = () => new Promise((resolve) => setImmediate(resolve));

/** Rows out of their pages, one page at a time: twenty thousand at once would hold up others. */
export async function rowsOfPages(pages: readonly string[]): Promise<ImportRow[]> {
  const rows: ImportRow[] = [];
  for (const page of pages) {
    rows.push(...(JSON.parse(page) as ImportRow[]));
    await othersTurn();
  }
  return rows;
}
