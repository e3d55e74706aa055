/** All pages stand as buttons up to this many (requirements.md, L8). */
const ALL_UP_TO = 7;
/** Neighbours of the current page that keep their buttons. */
const AROUND = 2;

/** A page's number, or a gap between two. */
export type PageButton = number | 'gap';

/**
 * Buttons of a paged list: every page when there are few, else the first, the last and the current
 * one with two neighbours, a gap where pages are left out (requirements.md, L8). Pages begin at 1.
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

/** How many pages so many rows fill; an empty list still has its one. */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}
