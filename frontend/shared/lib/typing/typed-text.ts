/** The text of an input and its caret position (0 = start). */
export interface TypedText {
  readonly text: string;
  readonly caret: number;
}

/** Number of inserted characters: one per key, more for a paste or autofill. */
export function insertedLength(previous: string, text: string): number {
  const longest = Math.min(previous.length, text.length);
  let start = 0;
  while (start < longest && previous[start] === text[start]) start += 1;
  let end = 0;
  while (end < longest - start && previous.at(-1 - end) === text.at(-1 - end)) end += 1;
  return text.length - start - end;
}

/**
 * Caret position after reformatting: after the same number of significant characters (those that
 * `isKept` accepts).
 */
export function caretAfter(
  before: TypedText,
  formatted: string,
  isKept: (character: string) => boolean,
): number {
  let left = [...before.text.slice(0, before.caret)].filter(isKept).length;
  if (left === 0) return 0;
  for (let index = 0; index < formatted.length; index += 1) {
    if (isKept(formatted.charAt(index))) left -= 1;
    if (left === 0) return index + 1;
  }
  return formatted.length;
}
