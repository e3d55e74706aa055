import type { Day } from '@schema/values/time/day-number';

/** Whole days of the company's calendar, both included. */
export interface DayWindow {
  readonly from: Day;
  readonly to: Day;
}

/** Filter of the board's rows. A row has to meet all conditions. */
export interface BoardFilter {
  /** Plate or name, as typed. */
  readonly search: string;
  /** Only cars free on all of these days. */
  readonly free: DayWindow | null;
  /** Only these models, e.g. «Kia Rio»; empty: all. */
  readonly models: readonly string[];
  /** Only cars with events in conflict. */
  readonly conflicts: boolean;
  /** Not a filter: rows of one model are grouped. */
  readonly grouped: boolean;
}

export const NO_FILTER: BoardFilter = {
  search: '',
  free: null,
  models: [],
  conflicts: false,
  grouped: false,
};

/** Number of conditions set beside the search, for the filter's button. */
export function conditionsOf({ free, models, conflicts }: BoardFilter): number {
  return Number(free !== null) + Number(models.length > 0) + Number(conflicts);
}

/** Whether the filter hides rows. Grouping alone does not. */
export function isFiltering(filter: BoardFilter): boolean {
  return filter.search.trim() !== '' || conditionsOf(filter) > 0;
}
