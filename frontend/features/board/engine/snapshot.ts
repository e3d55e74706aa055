import type { BoardMoney } from '../model/look/block-money';
import type { RowGroup } from '../model/rows/row-groups';
import type { BoardRow } from '../model/rows/rows';
import type { IsLoaded, Selection } from '../model/rows/selection';
import type { Scene } from '../model/scene';
import type { Cursor } from '../model/view/cursor';
import type { Layout } from '../model/view/layout';
import type { DayRange } from '../model/view/loaded-window';
import { type Viewport, visibleDays, visibleRange, visibleRows } from '../model/view/viewport';

/** The board at rest, for React components around and over it. Immutable. */
export interface BoardSnapshot {
  readonly view: Viewport;
  readonly layout: Layout;
  readonly rows: readonly BoardRow[];
  readonly groups: readonly RowGroup[];
  readonly waiting: boolean;
  readonly isLoaded: IsLoaded;
  readonly freeOn: (day: number) => number;
  readonly nowMs: number;
  readonly today: number;
  readonly rule: Scene['rule'];
  /** Days and rows visible by at least a pixel. */
  readonly days: DayRange;
  readonly visible: DayRange;
  /** Target of the camera: its first whole day and number of days. */
  readonly firstDay: number;
  readonly dayCount: number;
  readonly cursor: Cursor | null;
  readonly cursorShown: boolean;
  readonly selection: Selection | null;
  readonly money: BoardMoney;
  readonly announcement: string;
}

/** `target`: final view of the camera. */
export function snapshotOf(scene: Scene, target: Viewport, position: Cursor | null): BoardSnapshot {
  const { view, extent, layout, rows, free } = scene;
  return {
    view,
    layout,
    rows,
    groups: scene.groups,
    waiting: scene.waiting,
    isLoaded: scene.isLoaded,
    freeOn: (day) => free.on(day),
    nowMs: scene.nowMs,
    today: scene.today,
    rule: scene.rule,
    days: visibleRange(view, extent),
    visible: visibleRows(view, extent, layout, rows.length),
    firstDay: Math.round(target.left),
    dayCount: Math.max(1, Math.round(visibleDays(target, extent))),
    cursor: position,
    cursorShown: scene.cursor !== null,
    selection: scene.selection,
    money: scene.money,
    announcement: scene.announcement,
  };
}
