/** Minimum time a place under a press must be unchanged, ms. A second tap follows within 450. */
export const STILL_MS = 600;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Former place of a control of a list, including its text, for a reused row. */
export interface Place<Control> {
  readonly control: Control;
  readonly name: string;
  readonly box: Box;
  readonly since: number;
  /** Infinity: still there. */
  readonly until: number;
}

export interface Seen {
  readonly name: string;
  readonly box: Box;
}

/** Movement ignored as rounding, px. */
const SAME_PX = 2;

const contains = ({ left, top, right, bottom }: Box, { x, y }: Point) =>
  left <= x && x < right && top <= y && y < bottom;

function isSame(place: Seen, seen: Seen): boolean {
  const sides = ['left', 'top', 'right', 'bottom'] as const;
  return (
    place.name === seen.name &&
    sides.every((side) => Math.abs(place.box[side] - seen.box[side]) < SAME_PX)
  );
}

/** The places after a check of all controls; those that ended long ago are dropped. */
export function notePlaces<Control>(
  places: readonly Place<Control>[],
  seen: ReadonlyMap<Control, Seen>,
  at: number,
): readonly Place<Control>[] {
  const kept = places.flatMap((place) => {
    if (place.until < at - STILL_MS) return [];
    if (place.until !== Number.POSITIVE_INFINITY) return [place];
    const now = seen.get(place.control);
    return [now && isSame(place, now) ? place : { ...place, until: at }];
  });
  const there = new Set(kept.filter(isThere).map(({ control }) => control));
  const added = [...seen]
    .filter(([control]) => !there.has(control))
    .map(([control, { name, box }]) => ({
      control,
      name,
      box,
      since: at,
      until: Number.POSITIVE_INFINITY,
    }));
  return [...kept, ...added];
}

const isThere = ({ until }: Place<unknown>) => until === Number.POSITIVE_INFINITY;

interface Press<Control> {
  readonly control: Control;
  readonly point: Point;
  readonly at: number;
  /** A control of another part of the page is below this one. */
  readonly covers: boolean;
}

/** Typing, or a press outside of the list, which may change the list. */
export interface Asked {
  readonly at: number;
  readonly isTyped: boolean;
}

/** Time after user input in which a change of the list counts as its result, ms. */
const ANSWER_MS = 3000;

/**
 * Whether the press was aimed at another control: within STILL_MS before it another control was
 * here, or this one was placed over another. A control that appeared in an empty place is intended.
 * Changes requested by the user outside of the list are expected, unless this is the second tap
 * there.
 */
export function isMisplaced<Control>(
  places: readonly Place<Control>[],
  { control, point, at, covers }: Press<Control>,
  asked: Asked | null = null,
): boolean {
  const from = at - STILL_MS;
  const isExpected = (changed: number) =>
    asked !== null &&
    (asked.isTyped || at - asked.at >= STILL_MS) &&
    changed >= asked.at &&
    changed <= asked.at + ANSWER_MS;
  const now = places.filter(isThere);
  const own = now.find((place) => place.control === control);
  if (covers && own && own.since > from && !isExpected(own.since)) return true;
  const isHereStill = (other: Place<Control>) =>
    other.control !== control &&
    now.some((place) => place.control === other.control && contains(place.box, point));
  return places.some((place) => {
    if (isThere(place) || place.until <= from || isHereStill(place)) return false;
    if (isExpected(place.until)) return false;
    const isSelf = place.control === control && place.name === own?.name;
    return !isSelf && contains(place.box, point);
  });
}
