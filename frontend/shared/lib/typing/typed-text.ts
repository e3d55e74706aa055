/** A text box as the eye sees it: what stands in it and where the caret is (0 = before all). */
export interface TypedText {
  readonly text: string;
  readonly caret: number;
}

/**
 * Where the caret belongs after reformatting: behind the same number of meaningful characters
 * (those that `isKept` accepts) as before it.
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
