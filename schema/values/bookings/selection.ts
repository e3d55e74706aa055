/** What the free-cell rule has to know about one day of a car's row. */
export interface DayFacts {
  /** Some event touches the day. */
  readonly occupied: boolean;
  /** Some event that touches the day ends within it. */
  readonly endsWithinDay: boolean;
  /** Some event that touches the day starts in it. */
  readonly startsInDay: boolean;
  /**
   * Some event goes on into the next day. Optional: it only settles the one case the other facts
   * leave open, two neighbouring days that are both changed over and have an event between them.
   */
  readonly continues?: boolean;
}

/** Both ends included, as indexes of days. */
export interface DayRange {
  readonly from: number;
  readonly to: number;
}

/**
 * May these days be selected for a new event? The first must be free or freed within the day, the
 * last free or taken only from within the day, all between free (requirements.md, B12). One day
 * alone is both first and last.
 */
export function canSelect(days: readonly DayFacts[], range: DayRange): boolean {
  const first = days[range.from];
  const last = days[range.to];
  if (!first || !last || range.to < range.from) return false;
  if (first.occupied && !first.endsWithinDay) return false;
  if (last.occupied && !last.startsInDay) return false;
  if (days.slice(range.from, range.to).some((day) => day.continues)) return false;
  return days.slice(range.from + 1, range.to).every((day) => !day.occupied);
}

/**
 * The longest run from the anchor toward the target that the rule allows, or null when not even
 * the anchor may be taken. Dragging backwards, the anchor is the last day and the run grows to the
 * left. `longestSelection(days, 3, 9)` → { from: 3, to: 6 } when day 7 is taken from its morning.
 */
export function longestSelection(
  days: readonly DayFacts[],
  anchor: number,
  target: number,
): DayRange | null {
  const step = target < anchor ? -1 : 1;
  let best: DayRange | null = null;
  for (let day = anchor; (target - day) * step >= 0; day += step) {
    const range = step > 0 ? { from: anchor, to: day } : { from: day, to: anchor };
    if (canSelect(days, range)) best = range;
    // An occupied day can only stand at an end of the run; nothing beyond it can be reached.
    if (day !== anchor && days[day]?.occupied !== false) break;
  }
  return best;
}
