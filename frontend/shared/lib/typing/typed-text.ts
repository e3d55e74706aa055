/** The text of an input and its caret position (0 = start). */
export interface TypedText {
  readonly text: string;
  readonly caret: number;
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
