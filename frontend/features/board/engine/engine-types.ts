import type { ReturnRule } from '@schema/values/booking-status';
import type { BoardEvent } from '../model/rows/board-event';
import type { RowGroup } from '../model/rows/row-groups';
import type { BoardRows } from '../model/rows/rows';
import type { IsLoaded } from '../model/rows/selection';
import type { DayRange } from '../model/view/loaded-window';

/** What the board tells the page. Days are day numbers, see `DayScale`. */
export interface EngineHandlers {
  select(carId: number, fromDay: number, toDay: number): void;
  openEvent(event: BoardEvent): void;
  openDay(day: number): void;
  /** Keys wait for the code that moves events, or no longer. */
  keysQueued(isWaiting: boolean): void;
  /** Other days came into view; called at most once a day of travel, never once a frame. */
  rangeChanged(range: DayRange): void;
}

/** What the page gives the board. */
export interface EngineData {
  readonly rows: BoardRows;
  /** No answer has come yet. */
  readonly waiting: boolean;
  readonly isLoaded: IsLoaded;
  /** Heads among the rows; none unless the board is grouped. */
  readonly groups?: readonly RowGroup[];
}

export interface EngineSettings {
  /** Px; see BOARD.rowHeight and BOARD.eventPadding for the bounds. */
  readonly rowHeight: number;
  readonly eventPadding: number;
  /** Days of the settings, from which the limits of zoom follow (spec 1, §9). */
  readonly loadedDays: number;
  /** May this user create anything from a free cell? */
  readonly canSelect: boolean;
  /** The code that moves events is on its way: keys that take one up wait for it. */
  readonly isDragLoading?: boolean;
  readonly rule: ReturnRule;
}
