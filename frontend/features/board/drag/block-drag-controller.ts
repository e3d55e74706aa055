import { MOVE_TEXTS } from '@schema/texts/board-move';
import type { DragController } from '../engine/drag-controller';
import type { KeyCommand } from '../engine/keys';
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
 * Takes events up, drags them over the board and puts them down. While the hand moves nothing but
 * the scene is written; the page is asked about prices and, at the end, to save.
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
    // Everybody pans over what is over or not theirs; what waits for the server looks like any other.
    const reason = isLongPress || this.dropped.has(event.key) ? this.whyNot(event) : null;
    if (reason !== null) this.handlers.tell(reason);
  }

  droppedAt(x: number, y: number): Hit | null {
    return this.dropped.at(x, y);
  }

  /** The chosen event that shows handles; none while something is in the hand. */
  resizable(): ResizableEvent | null {
    return this.active ? null : resizableEvent(this.context, (event) => this.canDrag(event));
  }

  handleAt(x: number, y: number): Hit | null {
    return resizeHandleHit(this.resizable(), x, y, this.context);
  }

  start(event: BoardEvent, part: EventPart, x: number, y: number): void {
    const { view, layout } = this.context.scene;
    const drag = this.newActiveDrag(event, part);
    const inRow = y - layout.headerHeight + view.scrollY - drag.top;
    this.active = { drag, by: 'hand', position: positionAt(x, view, layout), inRow, x, y };
  }

  moveTo(x: number, y: number): void {
    if (!this.active) return;
    this.active.x = x;
    this.active.y = y;
    this.tracker.follow(this.active);
    this.context.invalidate();
  }

  drop(): void {
    const held = this.takeActive();
    if (!held) return;
    const { drag } = held;
    if (drag.verdict.kind === 'same') {
      // Put down where it was: it stays chosen, with its handles.
      if (held.by === 'hand') this.context.scene.highlight = drag.event.key;
      this.dropped.giveBack(drag);
    } else {
      this.context.scene.announcement = MOVE_TEXTS.dropping;
      this.dropped.settle(drag, moveOf(drag), held.by === 'keys');
    }
    this.context.changed();
  }

  cancel(): void {
    const held = this.takeActive();
    if (!held) return;
    this.dropped.giveBack(held.drag);
    this.context.scene.announcement = MOVE_TEXTS.putBack;
    this.context.changed();
  }

  key(command: KeyCommand): boolean {
    const { active, tracker } = this;
    if (!active) return this.keyOnEvent(command);
    // Escape goes on to the hand, which puts back what it contains.
    if (active.by === 'hand') return command.kind !== 'leave';
    if (command.kind === 'open') this.drop();
    else if (command.kind === 'leave') this.cancel();
    else
      moveByKey(command, active.drag, this.context, (row, span) => tracker.aim(active, row, span));
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
      this.handlers.tell(MOVE_TEXTS.rowGone);
    } else if (active.by === 'keys') {
      drag.top = rowOffset(row, scene.layout);
      tracker.aim(active, row, spanOf(drag.preview), true);
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
    else if (reason !== null) this.handlers.tell(reason);
    else this.startByKey(event);
    return true;
  }

  private whyNot(event: BoardEvent): string | null {
    return this.dropped.has(event.key) ? MOVE_TEXTS.saving : this.handlers.whyNot(event);
  }

  private startByKey(event: BoardEvent): void {
    const { scene } = this.context;
    const drag = this.newActiveDrag(event, 'body');
    this.active = { drag, by: 'keys', position: 0, inRow: 0, x: 0, y: 0 };
    const position = announcedTarget(drag.lines, scene.rows[drag.row]?.car);
    scene.announcement = `${MOVE_TEXTS.lifted}: ${event.title}, ${position}. ${MOVE_TEXTS.liftedHint}`;
  }

  private newActiveDrag(event: BoardEvent, part: EventPart): Drag {
    const { scene } = this.context;
    this.dropped.endReturn(event.key);
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
