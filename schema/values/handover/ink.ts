/** Size of the field of a signature, in its own units. */
export const INK_WIDTH = 1000;
export const INK_HEIGHT = 400;
/** A longer signature is not readable; a full field has about half of these. */
export const MAX_STROKES = 200;
export const MAX_INK_NUMBERS = 8000;
/** Shortest single stroke that is no accidental touch, in units of the field. */
const MIN_INK = 100;

/** Strokes of a signature: x and y of each point in turn, in units of the field. */
export type Ink = readonly (readonly number[])[];

const isUnit = (value: unknown, limit: number) =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= limit;

/** Whether every stroke has whole pairs of coordinates inside the field. */
export function isInk(ink: Ink): boolean {
  if (ink.length > MAX_STROKES) return false;
  if (ink.reduce((sum, stroke) => sum + stroke.length, 0) > MAX_INK_NUMBERS) return false;
  return ink.every(
    (stroke) =>
      stroke.length > 0 &&
      stroke.length % 2 === 0 &&
      stroke.every((value, index) => isUnit(value, index % 2 === 0 ? INK_WIDTH : INK_HEIGHT)),
  );
}

/** Length of all strokes, in units of the field. */
function inkLength(ink: Ink): number {
  let length = 0;
  for (const stroke of ink) {
    for (let at = 2; at < stroke.length; at += 2) {
      const dx = (stroke[at] ?? 0) - (stroke[at - 2] ?? 0);
      const dy = (stroke[at + 1] ?? 0) - (stroke[at - 1] ?? 0);
      length += Math.hypot(dx, dy);
    }
  }
  return length;
}

/** Whether it is a signature and no accidental touch: two strokes, or one of some length. */
export const isSigned = (ink: Ink): boolean => ink.length >= 2 || inkLength(ink) >= MIN_INK;

/** The strokes as data of an SVG path: 'M10 20L11 22'. */
export const inkPath = (ink: Ink): string =>
  ink
    .map((stroke) =>
      stroke
        .map((value, index) => (index % 2 ? `${value}` : `${index === 0 ? 'M' : 'L'}${value} `))
        .join(''),
    )
    .join('');
