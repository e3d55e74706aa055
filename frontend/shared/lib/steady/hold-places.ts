/** A row of a list that keeps its place while the list is looked at (docs/domain.md, lists that change). */
export interface HeldRow<Item> {
  readonly key: string;
  /** As it was when it got its place. */
  readonly placed: Item;
  /** As it is now; of a row that has gone: as it was placed. */
  readonly item: Item;
  /** The list has it no longer. */
  readonly isGone: boolean;
}

export interface HeldList<Item> {
  readonly rows: readonly HeldRow<Item>[];
  /** What came since; it has no place yet. */
  readonly waiting: readonly Item[];
  /** The list as shown is not the list as it is. */
  readonly isBehind: boolean;
  /** A row would be drawn in another form. */
  readonly hasOtherForm: boolean;
}

interface Named<Item> {
  readonly keyOf: (item: Item) => string;
  /** What decides how high a row is: drawn as it was placed. */
  readonly formOf?: (item: Item) => string;
}

/** Every placed row stays where it is, whatever came, went or changed its order. */
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
