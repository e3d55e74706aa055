/** The facts of one day of a car's row, for the free-cell rule. */
export interface DayFacts {
  /** An event touches the day. */
  readonly occupied: boolean;
  /** An event that touches the day ends within it. */
  readonly endsWithinDay: boolean;
  /** An event that touches the day starts in it. */
  readonly startsInDay: boolean;
  /**
   * An event continues into the next day. Optional: needed only for two adjacent days that both
   * have an end and a start, with an event between them.
   */
  readonly continues?: boolean;
}

/** Day indexes, both included. */
interface DayRange {
  readonly from: number;
  readonly to: number;
}

/**
 * Whether the days may be selected for a new event: the first must be free or freed within the day,
 * the last free or occupied only from within the day, all between free (requirements.md, B12). A
 * single day is both first and last.
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
 * The longest run from the anchor toward the target that the rule allows, or null when the anchor
 * itself is not allowed. Dragging backwards, the anchor is the last day and the run grows to the
 * left. `longestSelection(days, 3, 9)` → { from: 3, to: 6 } when day 7 is occupied from its
 * morning.
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
    // An occupied day can only be an end of the run; no day beyond it is reachable.
    if (day !== anchor && days[day]?.occupied !== false) break;
  }
  return best;
}
