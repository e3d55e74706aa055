/** Maximum number of pages that all have buttons (requirements.md, L8). */
const ALL_UP_TO = 7;
/** Pages shown on each side of the current one. */
const AROUND = 2;

type PageButton = number | 'gap';

/**
 * Buttons of a paged list: every page up to `ALL_UP_TO`, else the first, the last and the current
 * one with two neighbours, with gaps between (requirements.md, L8). Pages start at 1.
 */
export function pageButtons(current: number, count: number): PageButton[] {
  const pages = Array.from({ length: count }, (_, index) => index + 1);
  if (count <= ALL_UP_TO) return pages;
  const kept = pages.filter(
    (page) => page === 1 || page === count || Math.abs(page - current) <= AROUND,
  );
  return kept.flatMap((page, index) => {
    const before = kept[index - 1];
    return before !== undefined && page - before > 1 ? ['gap' as const, page] : [page];
  });
}

/** Number of pages; an empty list has one. */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}
