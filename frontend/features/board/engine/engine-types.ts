import type { ReturnRule } from '@schema/values/bookings/booking-status';
import type { BoardEvent } from '../model/rows/board-event';
import type { RowGroup } from '../model/rows/row-groups';
import type { BoardRows } from '../model/rows/rows';
import type { IsLoaded } from '../model/rows/selection';
import type { DayRange } from '../model/view/loaded-window';

/** Calls of the board to the page. Days are day numbers, see `DayScale`. */
export interface EngineHandlers {
  select(carId: number, fromDay: number, toDay: number): void;
  openEvent(event: BoardEvent): void;
  openDay(day: number): void;
  openCar(carId: number): void;
  /** Keys wait for the drag code to load, or no longer. */
  keysQueued(isWaiting: boolean): void;
  /** Other days are in view; called when a day enters or leaves, not in every frame. */
  rangeChanged(range: DayRange): void;
}

export interface EngineData {
  readonly rows: BoardRows;
  /** No answer has come yet. */
  readonly waiting: boolean;
  readonly isLoaded: IsLoaded;
  /** Groups of rows; none unless the board is grouped. */
  readonly groups?: readonly RowGroup[];
}

export interface EngineSettings {
  /** Px; see BOARD.rowHeight and BOARD.eventPadding for the bounds. */
  readonly rowHeight: number;
  readonly eventPadding: number;
  /** Days of the settings, from which the limits of zoom follow (requirements.md, B21). */
  readonly loadedDays: number;
  /** Zoom goes on to a month and a quarter. */
  readonly hasWideZoom?: boolean;
  /** May this user create anything on free days? */
  readonly canSelect: boolean;
  /** Does a day of the header open its report? */
  readonly canOpenDay: boolean;
  /** Does the head of a row open what can be done with its car? */
  readonly canOpenCar?: boolean;
  /** The drag code is loading: keys that need it wait. */
  readonly isDragLoading?: boolean;
  readonly rule: ReturnRule;
}
