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
  /** Called when keys are queued until the drag code is loaded, and when the queue ends. */
  keysQueued(isWaiting: boolean): void;
  /** Called when a day enters or leaves the view, not in every frame. */
  rangeChanged(range: DayRange): void;
}

export interface EngineData {
  readonly rows: BoardRows;
  /** No answer has arrived. */
  readonly waiting: boolean;
  readonly isLoaded: IsLoaded;
  /** Groups of rows; none unless the board is grouped. */
  readonly groups?: readonly RowGroup[];
}

export interface EngineSettings {
  /** Px; see BOARD.rowHeight and BOARD.eventPadding for the bounds. */
  readonly rowHeight: number;
  readonly eventPadding: number;
  /** Loaded days by the settings; they determine the limits of zoom (requirements.md, B21). */
  readonly loadedDays: number;
  /** Extends the zoom to a month and a quarter. */
  readonly hasWideZoom?: boolean;
  /** Whether this user may create events on free days. */
  readonly canSelect: boolean;
  /** Whether a day of the header opens its report. */
  readonly canOpenDay: boolean;
  /** Whether a row header opens the actions on its car. */
  readonly canOpenCar?: boolean;
  /** The drag code is loading: keys that need it are queued. */
  readonly isDragLoading?: boolean;
  readonly rule: ReturnRule;
}
