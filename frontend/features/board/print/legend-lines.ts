/**
 * Breaks items of these widths into lines no wider than `width`, in order; a single item may be
 * wider.
 */
export function linesOf<Item>(
  items: readonly Item[],
  widthOf: (item: Item) => number,
  width: number,
): Item[][] {
  const lines: Item[][] = [];
  let left = 0;
  for (const item of items) {
    const wanted = widthOf(item);
    const line = lines.at(-1);
    if (line && wanted <= left) {
      line.push(item);
      left -= wanted;
    } else {
      lines.push([item]);
      left = width - wanted;
    }
  }
  return lines;
}
