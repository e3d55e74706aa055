import type { ReturnRule } from '@schema/values/bookings/booking-status';
import type { Drag } from './drag/drag';
import type { BoardMoney } from './look/block-money';
import type { FlashKey } from './look/flash';
import type { EventKey } from './rows/board-event';
import type { DayScale } from './rows/day-scale';
import type { FreeDays } from './rows/free-days';
import type { RowGroup } from './rows/row-groups';
import type { BoardRow } from './rows/rows';
import type { IsLoaded, Selection } from './rows/selection';
import type { Cursor } from './view/cursor';
import type { Hit } from './view/hit-test';
import type { Layout } from './view/layout';
import type { Extent, Viewport } from './view/viewport';

/**
 * Input of a frame. One object for the life of the board, mutated in place: painters never keep it.
 */
export interface Scene {
  layout: Layout;
  view: Viewport;
  extent: Extent;
  rows: readonly BoardRow[];
  /** Groups of rows; their first rows are `layout.groupHeads`. */
  groups: readonly RowGroup[];
  /** No answer has arrived: rows are drawn as placeholders. */
  waiting: boolean;
  isLoaded: IsLoaded;
  free: FreeDays;
  scale: DayScale;
  /** The moment as ms, as position and as day number. */
  nowMs: number;
  now: number;
  today: number;
  rule: ReturnRule;
  /** Hit under the mouse. */
  hover: Hit;
  /** Selection of a click at the mouse. */
  hoverSelection: Selection | null;
  selection: Selection | null;
  /** Set only while keys are used. */
  cursor: Cursor | null;
  /** The event of a single tap. */
  highlight: EventKey | null;
  /** Highlighted changes and cars with their start (ms of the frame clock). */
  flashes: Map<FlashKey, number>;
  reducedMotion: boolean;
  /** Events being moved; usually none. */
  drags: Drag[];
  /** Empty unless the payment signs are enabled. */
  money: BoardMoney;
  /** Text for screen readers. */
  announcement: string;
}
