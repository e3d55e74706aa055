import type { EventKey } from '@frontend/features/board/model/rows/board-event';
import { rowIndexOf } from '@frontend/features/board/model/rows/rows';
import { clickedRange, selectedRange } from '@frontend/features/board/model/rows/selection';
import type { Scene } from '@frontend/features/board/model/scene';
import {
  type Cursor,
  cursorAt,
  HEADER_ROW,
  moveCursor,
} from '@frontend/features/board/model/view/cursor';
import { rowAtOrBelow, rowOffset } from '@frontend/features/board/model/view/row-stack';
import { reveal, type Viewport, visibleRange } from '@frontend/features/board/model/view/viewport';
import type { KeyCommand } from './keys';

/** Target of Enter. */
type Opened =
  | { readonly kind: 'event'; readonly key: EventKey }
  | { readonly kind: 'day'; readonly day: number }
  | { readonly kind: 'selection' }
  | null;

/**
 * The keyboard cursor. It moves to cells pressed by the pointer, is drawn only while keys are used,
 * and extends a selection with Shift.
 */
export class KeyboardCursor {
  /** Position of the cursor, drawn or not. */
  position: Cursor | null = null;
  private anchor: number | null = null;

  constructor(private readonly scene: Scene) {}

  /** Called when the pointer pressed a cell or an event. */
  pressed(cursor: Cursor): void {
    this.position = cursor;
    this.hide();
  }

  hide(): void {
    this.scene.cursor = null;
    this.anchor = null;
  }

  /** Draws the cursor; without a position it starts at the first visible cell. */
  show(): Cursor {
    const { scene } = this;
    if (!this.position || this.position.row >= scene.rows.length) {
      const row = rowAtOrBelow(scene.view.scrollY, scene.layout);
      this.position = cursorAt(row, Math.ceil(scene.view.left), scene.rows);
    }
    scene.cursor = this.position;
    return this.position;
  }

  /** Moves the cursor and returns the view that shows it. */
  move(command: Extract<KeyCommand, { kind: 'move' | 'extend' }>, target: Viewport): Viewport {
    const shown = this.scene.cursor !== null;
    const from = this.show();
    if (command.kind === 'extend') this.extend(from, command.by);
    else {
      this.scene.selection = null;
      this.anchor = null;
      // The first arrow key only shows the cursor.
      const plain = ['left', 'right', 'up', 'down'].includes(command.move);
      if (shown || !plain) this.go(moveCursor(from, command.move, this.context(target)));
    }
    const position = this.position ?? from;
    const { scene } = this;
    return position.row === HEADER_ROW
      ? reveal(target, { row: 0, day: position.day }, scene.layout, scene.extent)
      : reveal(target, position, scene.layout, scene.extent);
  }

  /**
   * Moves to a car, on today if it is in view, and returns the view with its row in the middle;
   * null when the car has no row.
   */
  toCar(carId: number, target: Viewport): Viewport | null {
    const { scene } = this;
    const row = rowIndexOf(scene.rows, carId);
    if (row < 0) return null;
    const { first, last } = visibleRange(target, scene.extent);
    const isToday = scene.today >= first && scene.today <= last;
    scene.selection = null;
    this.anchor = null;
    this.go(cursorAt(row, isToday ? scene.today : Math.ceil(target.left), scene.rows));
    return this.viewOfRow(row, target);
  }

  /** The view with a car's row in the middle, or the same view when it is seen; null without a row. */
  viewOfCar(carId: number, target: Viewport): Viewport | null {
    const row = rowIndexOf(this.scene.rows, carId);
    return row < 0 ? null : this.viewOfRow(row, target);
  }

  private viewOfRow(row: number, target: Viewport): Viewport {
    const { layout, extent } = this.scene;
    const { first } = visibleRange(target, extent);
    const middle = rowOffset(row, layout) - (extent.height - layout.rowHeight) / 2;
    const isSeen = reveal(target, { row, day: first }, layout, extent).scrollY === target.scrollY;
    return isSeen ? target : { ...target, scrollY: middle };
  }

  /** Moves to a day of a car without changing the view; false when the car has no row. */
  toDay(carId: number, day: number, drawn: boolean): boolean {
    const { scene } = this;
    const row = rowIndexOf(scene.rows, carId);
    if (row < 0) return false;
    scene.selection = null;
    this.hide();
    this.go(cursorAt(row, day, scene.rows), drawn);
    return true;
  }

  /** Enter: the event or day under the cursor, or the selected or free days. */
  open(): Opened {
    const { scene } = this;
    if (scene.selection) return { kind: 'selection' };
    const cursor = this.show();
    if (cursor.row === HEADER_ROW) return { kind: 'day', day: cursor.day };
    if (cursor.key) return { kind: 'event', key: cursor.key };
    const row = scene.rows[cursor.row];
    scene.selection = row ? clickedRange(row, cursor.row, cursor.day, scene) : null;
    return scene.selection ? { kind: 'selection' } : null;
  }

  /** Updates the cursor after a change of rows: its event may be gone or elsewhere. */
  refresh(rowOf: (position: Cursor) => number): void {
    if (!this.position || this.position.row === HEADER_ROW) return;
    const next = cursorAt(rowOf(this.position), this.position.day, this.scene.rows);
    this.go(next, this.scene.cursor !== null);
  }

  private go(cursor: Cursor, drawn = true): void {
    this.position = cursor;
    if (drawn) this.scene.cursor = cursor;
  }

  private extend(from: Cursor, by: -1 | 1): void {
    const { scene } = this;
    const row = scene.rows[from.row];
    if (!row) return;
    this.anchor ??= from.day;
    const selected = selectedRange(row, from.row, this.anchor, from.day + by, scene.isLoaded);
    scene.selection = selected;
    if (!selected) return;
    const day = from.day + by;
    if (day < selected.from || day > selected.to) return;
    this.go({ row: from.row, day, key: null });
  }

  private context(target: Viewport) {
    const { scene } = this;
    const pageRows = Math.max(1, Math.floor(scene.extent.height / scene.layout.rowHeight) - 1);
    return {
      rows: scene.rows,
      view: visibleRange(target, scene.extent),
      pageRows,
      today: scene.today,
    };
  }
}
