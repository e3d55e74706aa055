/** A change of an order, which can be reapplied to a list changed by another user. */
export type Move = (ids: readonly number[]) => readonly number[];

/** Moves one step up (-1) or down (+1); unchanged at the end or when the item is missing. */
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

/** Moves items before or after another, in their order; unchanged when the other is missing. */
export function movedTo<Item>(
  items: readonly Item[],
  moved: ReadonlySet<Item>,
  target: { readonly item: Item; readonly position: 'before' | 'after' },
): Item[] {
  if (moved.has(target.item) || !items.includes(target.item)) return [...items];
  const rest = items.filter((item) => !moved.has(item));
  const at = rest.indexOf(target.item) + (target.position === 'after' ? 1 : 0);
  return [...rest.slice(0, at), ...items.filter((item) => moved.has(item)), ...rest.slice(at)];
}

export function applyMoves(ids: readonly number[], moves: readonly Move[]): readonly number[] {
  return moves.reduce((order, move) => move(order), ids);
}

/** Records in this order; those missing from it, such as a new car, come last. */
export function inOrder<Car extends { readonly id: number }>(
  cars: readonly Car[],
  order: readonly number[],
): Car[] {
  const places = new Map(order.map((id, place) => [id, place]));
  const placeOf = ({ id }: Car) => places.get(id) ?? order.length;
  return [...cars].sort((a, b) => placeOf(a) - placeOf(b));
}
