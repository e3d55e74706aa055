/** The list with one item moved by a step up (-1) or down (+1); at the end it stays. */
export function movedBy<Item>(items: readonly Item[], item: Item, step: -1 | 1): Item[] {
  const from = items.indexOf(item);
  const to = from + step;
  const next = [...items];
  const other = next[to];
  if (from < 0 || other === undefined) return next;
  next[from] = other;
  next[to] = item;
  return next;
}

/** The list with some items put before or after another, in the order they stood. */
export function movedTo<Item>(
  items: readonly Item[],
  moved: ReadonlySet<Item>,
  target: { readonly item: Item; readonly position: 'before' | 'after' },
): Item[] {
  if (moved.has(target.item)) return [...items];
  const rest = items.filter((item) => !moved.has(item));
  const at = rest.indexOf(target.item) + (target.position === 'after' ? 1 : 0);
  return [...rest.slice(0, at), ...items.filter((item) => moved.has(item)), ...rest.slice(at)];
}
