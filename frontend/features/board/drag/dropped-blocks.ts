import { MOVE_TEXTS } from '@schema/texts/board/board-move';
import type { Drag } from '../model/drag/drag';
import { spanOf } from '../model/drag/drop-target';
import type { BoardEvent, EventKey } from '../model/rows/board-event';
import { rowIndexOf } from '../model/rows/rows';
import type { Cursor } from '../model/view/cursor';
import type { Hit } from '../model/view/hit-test';
import { emptyBox, eventBox } from '../model/view/layout';
import { rowOffset } from '../model/view/row-stack';
import { BlockAnimations, type BlockPosition } from './block-animations';
import type { DragContext } from './drag-context';
import type { EventMove, MoveHandlers } from './move-handlers';

/** Duration of the animation to the new position and back to the old one, ms. */
const DROP_MS = 140;
const RETURN_MS = 240;
/** Maximum time that a saved block is shown in its new position before the rows confirm it, ms. */
const CONFIRM_MS = 15_000;

interface DroppedBlock {
  readonly drag: Drag;
  readonly byKeys: boolean;
  /** The cursor at the drop: if it has not moved since, it follows the block. */
  readonly cursorBefore: Cursor | null;
  isSaved: boolean;
}

function hasSameDates(a: BoardEvent, b: BoardEvent): boolean {
  const [one, other] = [spanOf(a), spanOf(b)];
  return a.carId === b.carId && one.startMs === other.startMs && one.endMs === other.endMs;
}

/**
 * Dropped events: each moves to its new position and stays there until the server decides and the
 * rows confirm it, or moves back.
 */
export class DroppedBlocks {
  private readonly animations = new BlockAnimations();
  private readonly blocks = new Map<EventKey, DroppedBlock>();

  constructor(
    private readonly context: DragContext,
    private readonly handlers: MoveHandlers,
  ) {}

  /** Whether the event awaits the server or the rows; false for a returning one. */
  has(key: EventKey): boolean {
    return this.context.scene.drags.some(
      ({ event, phase }) => event.key === key && phase !== 'returning',
    );
  }

  /** The dropped event under a point of the canvas. */
  at(x: number, y: number): Hit | null {
    const { view, layout } = this.context.scene;
    for (const { drag } of this.blocks.values()) {
      const { event, preview, row } = drag;
      const box = eventBox(preview, row, view, layout, emptyBox());
      const isInside = x >= Math.max(box.x, layout.columnWidth) && x <= box.x + box.width;
      if (row < 0 || y < Math.max(box.y, layout.headerHeight) || y > box.y + box.height) continue;
      const day = Math.floor(preview.start);
      if (isInside) return { kind: 'event', row, event, part: 'body', day };
    }
    return null;
  }

  /** Stops the return animation of an event that is dragged again. */
  stopReturn(key: EventKey): void {
    for (const drag of this.context.scene.drags) {
      if (drag.event.key !== key || drag.phase !== 'returning') continue;
      this.animations.stop(drag);
      this.remove(drag);
    }
  }

  drop(drag: Drag, move: EventMove, byKeys: boolean): void {
    const { key } = drag.event;
    // Another field of the record may have changed meanwhile: the move needs its latest version.
    const now = this.context.eventOf(key);
    if (now && hasSameDates(now, drag.event)) drag.event = now;
    const cursorBefore = this.context.cursor.position;
    const dropped: DroppedBlock = { drag, byKeys, cursorBefore, isSaved: false };
    this.blocks.set(key, dropped);
    drag.phase = 'dropping';
    this.animations.start(drag, this.positionOf(drag.preview), this.ms(DROP_MS), () => {
      drag.phase = 'pending';
    });
    void this.handlers.save({ ...move, event: drag.event }).then((isAccepted) => {
      if (!isAccepted) this.returnBlock(drag);
      else {
        dropped.isSaved = true;
        setTimeout(() => this.finish(dropped), CONFIRM_MS);
        this.rowsChanged();
      }
      const { scene } = this.context;
      if (scene.announcement === MOVE_TEXTS.dropping) scene.announcement = '';
      this.context.changed();
    });
  }

  /** Moves the block back to the current position of its event. */
  returnBlock(drag: Drag): void {
    const event = this.context.eventOf(drag.event.key) ?? drag.event;
    this.blocks.delete(event.key);
    drag.phase = 'returning';
    drag.preview = event;
    this.animations.start(drag, this.positionOf(event), this.ms(RETURN_MS), () =>
      this.remove(drag),
    );
    this.context.invalidate();
  }

  frame(atMs: number): boolean {
    return this.animations.frame(atMs);
  }

  /** Rows may have moved; confirmed drops are released. */
  rowsChanged(): void {
    const { scene } = this.context;
    for (const dropped of this.blocks.values()) {
      const { drag } = dropped;
      const now = this.context.eventOf(drag.event.key);
      if (dropped.isSaved && now?.record.version !== drag.event.record.version) {
        this.finish(dropped);
        continue;
      }
      const { start, end, top } = this.positionOf(drag.preview);
      if (drag.phase === 'pending') Object.assign(drag, { start, end, top });
      drag.row = rowIndexOf(scene.rows, drag.preview.carId);
    }
  }

  private finish(dropped: DroppedBlock): void {
    const { drag, byKeys, cursorBefore } = dropped;
    if (this.blocks.get(drag.event.key) !== dropped) return;
    this.blocks.delete(drag.event.key);
    this.animations.stop(drag);
    this.remove(drag);
    const { cursor, scene } = this.context;
    const isCursorUnmoved =
      cursor.position?.row === cursorBefore?.row && cursor.position?.day === cursorBefore?.day;
    if (!byKeys || !(isCursorUnmoved || cursor.position?.key === drag.event.key)) return;
    const row = rowIndexOf(scene.rows, drag.preview.carId);
    cursor.position = { row, day: Math.floor(drag.preview.start), key: drag.event.key };
    if (scene.cursor) cursor.show();
    this.context.changed();
  }

  private remove(drag: Drag): void {
    const { scene } = this.context;
    scene.drags = scene.drags.filter((other) => other !== drag);
    this.context.invalidate();
  }

  private positionOf(event: BoardEvent): BlockPosition {
    const { rows, layout } = this.context.scene;
    const row = rowIndexOf(rows, event.carId);
    return { start: event.start, end: event.end, top: rowOffset(row, layout) };
  }

  private ms(durationMs: number): number {
    return this.context.camera.reducedMotion ? 0 : durationMs;
  }
}
