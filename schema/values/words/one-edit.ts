/**
 * Whether the words are equal after one letter is added, removed, replaced or swapped with its
 * neighbour.
 */
export function differsByOneEdit(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  const after = (text: string, skipped: number) => text.slice(start + skipped);
  if (short.length < long.length) return after(short, 0) === after(long, 1);
  if (start === short.length) return false;
  const isSwapped = short[start] === long[start + 1] && short[start + 1] === long[start];
  return after(short, 1) === after(long, 1) || (isSwapped && after(short, 2) === after(long, 2));
}
