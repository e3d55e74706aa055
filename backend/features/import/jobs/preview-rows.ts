import type { ImportRow } from '@schema/import';

const othersTurn = () => new Promise((resolve) => setImmediate(resolve));

/** Reads rows page by page: parsing twenty thousand at once would block the event loop. */
export async function rowsOfPages(pages: readonly string[]): Promise<ImportRow[]> {
  const rows: ImportRow[] = [];
  for (const page of pages) {
    rows.push(...(JSON.parse(page) as ImportRow[]));
    await othersTurn();
  }
  return rows;
}
