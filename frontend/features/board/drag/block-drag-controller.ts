import { MOVE_TEXTS } from '@schema/texts/board/board-move';
import type { DragController } from '../engine/drag-controller';
import type { KeyCommand } from '../engine/keyboard/keys';
import type { Drag } from '../model/drag/drag';
import { spanOf } from '../model/drag/drop-target';
import type { BoardEvent } from '../model/rows/board-event';
import { rowIndexOf } from '../model/rows/rows';
import type { EventPart, Hit } from '../model/view/hit-test';
import { positionAt } from '../model/view/layout';
import { rowOffset } from '../model/view/row-stack';
import type { ActiveDrag, DragContext } from './drag-context';
import { announcedTarget } from './drag-label';
import { DragTracker, moveOf } from './drag-tracker';
import { DroppedBlocks } from './dropped-blocks';
import { moveByKey } from './keyboard-drag';
import type { MoveHandlers } from './move-handlers';
import { newDrag } from './new-drag';
import { type ResizableEvent, resizableEvent, resizeHandleHit } from './resizable-event';

/**
 * Drags events by pointer or keys. Every move writes only the scene; the page is called for prices
 * and, at the end, to save.
 */
export class BlockDragController implements DragController {
  private active: ActiveDrag | null = null;
  private readonly tracker: DragTracker;
  private readonly dropped: DroppedBlocks;

  constructor(
    private readonly context: DragContext,
    private readonly handlers: MoveHandlers,
  ) {
    this.tracker = new DragTracker(context, handlers);
    this.dropped = new DroppedBlocks(context, handlers);
  }

  get isDragging(): boolean {
    return this.active !== null;
  }

  canDrag(event: BoardEvent): boolean {
    return this.whyNot(event) === null;
  }

  explainRefusal(event: BoardEvent, isLongPress: boolean): void {
    // A drag over past or read-only events pans without a message; a pending event looks like any
    // other, so it gets a message.
    const reason = isLongPress || this.dropped.has(event.key) ? this.whyNot(event) : null;
    if (reason !== null) this.handlers.showReason(reason);
  }

  droppedAt(x: number, y: number): Hit | null {
    return this.dropped.at(x, y);
  }

  /** The highlighted event with resize handles; none during a drag. */
  resizable(): ResizableEvent | null {
    return this.active ? null : resizableEvent(this.context, (event) => this.canDrag(event));
  }

  handleAt(x: number, y: number): Hit | null {
    return resizeHandleHit(this.resizable(), x, y, this.context);
  }

  start(event: BoardEvent, part: EventPart, x: number, y: number): void {
    const { view, layout } = this.context.scene;
    const drag = this.beginDrag(event, part);
    const offsetInRow = y - layout.headerHeight + view.scrollY - drag.top;
    this.active = { drag, by: 'pointer', position: positionAt(x, view, layout), offsetInRow, x, y };
  }

  moveTo(x: number, y: number): void {
    if (!this.active) return;
    this.active.x = x;
    this.active.y = y;
    this.tracker.follow(this.active);
    this.context.invalidate();
  }

  drop(): void {
    const active = this.takeActive();
    if (!active) return;
    const { drag } = active;
    if (drag.verdict.kind === 'same') {
      // Dropped at its origin: the block stays highlighted, with its handles.
      if (active.by === 'pointer') this.context.scene.highlight = drag.event.key;
      this.dropped.returnBlock(drag);
    } else {
      this.context.scene.announcement = MOVE_TEXTS.dropping;
      this.dropped.drop(drag, moveOf(drag), active.by === 'keys');
    }
    this.context.changed();
  }

  cancel(): void {
    const active = this.takeActive();
    if (!active) return;
    this.dropped.returnBlock(active.drag);
    this.context.scene.announcement = MOVE_TEXTS.putBack;
    this.context.changed();
  }

  key(command: KeyCommand): boolean {
    const { active, tracker } = this;
    if (!active) return this.keyOnEvent(command);
    // Escape ends the pointer gesture, which cancels the drag.
    if (active.by === 'pointer') return command.kind !== 'leave';
    if (command.kind === 'open') this.drop();
    else if (command.kind === 'leave') this.cancel();
    else
      moveByKey(command, active.drag, this.context, (row, span) =>
        tracker.setTarget(active, row, span),
      );
    return true;
  }

  frame(atMs: number): boolean {
    return this.dropped.frame(atMs);
  }

  rowsChanged(): void {
    this.dropped.rowsChanged();
    const { active, tracker } = this;
    if (!active) return;
    const { scene } = this.context;
    const { drag } = active;
    const row = rowIndexOf(scene.rows, drag.preview.carId);
    if (row < 0) {
      this.context.interrupt();
      this.cancel();
      this.handlers.showReason(MOVE_TEXTS.rowGone);
    } else if (active.by === 'keys') {
      drag.top = rowOffset(row, scene.layout);
      tracker.setTarget(active, row, spanOf(drag.preview), true);
    } else tracker.follow(active, true);
  }

  private keyOnEvent({ kind }: KeyCommand): boolean {
    if (kind !== 'dragStart' && kind !== 'remove') return false;
    const { position } = this.context.cursor;
    const event = position?.key && this.context.eventOf(position.key);
    if (!event) {
      this.context.scene.announcement = MOVE_TEXTS.nothingHere;
      return true;
    }
    const reason = this.whyNot(event);
    if (kind === 'remove' && !this.dropped.has(event.key)) this.handlers.remove(event);
    else if (reason !== null) this.handlers.showReason(reason);
    else this.startByKey(event);
    return true;
  }

  private whyNot(event: BoardEvent): string | null {
    return this.dropped.has(event.key) ? MOVE_TEXTS.saving : this.handlers.whyNot(event);
  }

  private startByKey(event: BoardEvent): void {
    const { scene } = this.context;
    const drag = this.beginDrag(event, 'body');
    this.active = { drag, by: 'keys', position: 0, offsetInRow: 0, x: 0, y: 0 };
    const target = announcedTarget(drag.lines, scene.rows[drag.row]?.car);
    scene.announcement = `${MOVE_TEXTS.lifted}: ${event.title}, ${target}. ${MOVE_TEXTS.liftedHint}`;
  }

  private beginDrag(event: BoardEvent, part: EventPart): Drag {
    const { scene } = this.context;
    this.dropped.stopReturn(event.key);
    const drag = newDrag(event, part, scene);
    scene.drags.push(drag);
    scene.highlight = null;
    scene.selection = null;
    scene.hoverSelection = null;
    this.context.invalidate();
    return drag;
  }

  private takeActive(): ActiveDrag | null {
    const { active } = this;
    this.tracker.stop();
    this.active = null;
    return active;
  }
}
