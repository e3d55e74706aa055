/**
 * A row of a list that keeps its place while the list is displayed (docs/domain.md, lists that
 * change).
 */
export interface HeldRow<Item> {
  readonly key: string;
  /** The item when it was placed. */
  readonly placed: Item;
  /** The current item; for a removed row, the placed one. */
  readonly item: Item;
  /** Removed from the list. */
  readonly isGone: boolean;
}

export interface HeldList<Item> {
  readonly rows: readonly HeldRow<Item>[];
  /** Later items without a place yet. */
  readonly waiting: readonly Item[];
  /** The shown list differs from the current one. */
  readonly isBehind: boolean;
  /** The current form of a row differs from the placed one. */
  readonly hasOtherForm: boolean;
}

interface Named<Item> {
  readonly keyOf: (item: Item) => string;
  /**
   * Key of the facts that determine the height of a row; a row is drawn as placed while it differs.
   */
  readonly formOf?: (item: Item) => string;
}

/** Keeps every placed row in place, regardless of added, removed or reordered items. */
export function holdPlaces<Item>(
  placed: readonly Item[],
  items: readonly Item[],
  { keyOf, formOf = keyOf }: Named<Item>,
): HeldList<Item> {
  const latest = new Map(items.map((item) => [keyOf(item), item]));
  const rows = placed.map((was) => {
    const key = keyOf(was);
    const item = latest.get(key);
    return { key, placed: was, item: item ?? was, isGone: item === undefined };
  });
  const known = new Set(rows.map(({ key }) => key));
  const isSame =
    rows.length === items.length && items.every((item, at) => keyOf(item) === rows[at]?.key);
  return {
    rows,
    waiting: items.filter((item) => !known.has(keyOf(item))),
    isBehind: !isSame,
    hasOtherForm: rows.some(({ placed: was, item }) => formOf(was) !== formOf(item)),
  };
}
