import type { ReturnRule } from '@schema/values/booking-status';
import type { Drag } from './drag/drag';
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
 * Everything one frame is drawn from. One object lives as long as the board and is written in place:
 * painters read it and never keep it.
 */
export interface Scene {
  layout: Layout;
  view: Viewport;
  extent: Extent;
  rows: readonly BoardRow[];
  /** What the heads of `layout.groupHeads` say. */
  groups: readonly RowGroup[];
  /** No answer has come yet: rows are drawn as placeholders. */
  waiting: boolean;
  isLoaded: IsLoaded;
  free: FreeDays;
  scale: DayScale;
  /** The moment, as ms, as position and as day number. */
  nowMs: number;
  now: number;
  today: number;
  rule: ReturnRule;
  /** What the mouse is over. */
  hover: Hit;
  /** What a click there would select. */
  hoverSelection: Selection | null;
  selection: Selection | null;
  /** Drawn only while the keyboard is in use. */
  cursor: Cursor | null;
  /** The event a single tap pointed out. */
  highlight: EventKey | null;
  /** What glows for a moment, and since when (ms of the frame clock). */
  flashes: Map<FlashKey, number>;
  /** Less motion was asked for. */
  reducedMotion: boolean;
  /** Events on their way to another place; nearly always none. */
  drags: Drag[];
  /** What the board last said about them, for those who listen. */
  announcement: string;
}
