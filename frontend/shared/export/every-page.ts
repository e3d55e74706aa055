import { LIST_PAGE } from '@schema/constants';

export interface PageOf<Item> {
  readonly items: readonly Item[];
  readonly total: number;
}

/** Attempts to load all pages: rows that move while pages load are duplicated or missed. */
const TRIES = 3;

/**
 * Every row of a filtered list, page by page at the largest size (`LIST_PAGE.maxSize`). Reloads a
 * list that changed meanwhile. Rethrows errors of `ask`.
 */
export async function everyPage<Item extends { readonly id: number }>(
  ask: (page: number) => Promise<PageOf<Item>>,
): Promise<readonly Item[]> {
  for (let attempt = 1; ; attempt++) {
    const rows = new Map<number, Item>();
    const first = await ask(1);
    let isSame = true;
    let last = first;
    for (let page = 1; ; page++) {
      for (const item of last.items) rows.set(item.id, item);
      if (page * LIST_PAGE.maxSize >= first.total || last.items.length === 0) break;
      last = await ask(page + 1);
      isSame &&= last.total === first.total;
    }
    if ((isSame && rows.size === first.total) || attempt === TRIES) return [...rows.values()];
  }
}
