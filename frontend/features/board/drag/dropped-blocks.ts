import { MOVE_TEXTS } from '@schema/texts/board-move';
import type { Drag } from '../model/drag/drag';
import { spanOf } from '../model/drag/drop-target';
import type { BoardEvent, EventKey } from '../model/rows/board-event';
import { rowIndexOf } from '../model/rows/rows';
import type { Cursor } from '../model/view/cursor';
import type { Hit } from '../model/view/hit-test';
import { emptyBox, eventBox } from '../model/view/layout';
import { rowOffset } from '../model/view/row-stack';
import { BlockAnimations, type Place } from './block-animations';
import type { DragContext } from './drag-context';
import type { EventMove, MoveHandlers } from './move-handlers';

/** How long a block moves to its new position, and back to its old one, ms. */
const LAND_MS = 140;
const RETURN_MS = 240;
/** A saved block is shown in its new position at most this long before the rows confirm it, ms. */
const DATA_MS = 15_000;

interface Landed {
  readonly drag: Drag;
  readonly byKeys: boolean;
  /** The cursor when the block was dropped: unless it has moved since, it follows the block. */
  readonly stood: Cursor | null;
  isSaved: boolean;
}

function samePlace(a: BoardEvent, b: BoardEvent): boolean {
  const [one, other] = [spanOf(a), spanOf(b)];
  return a.carId === b.carId && one.startMs === other.startMs && one.endMs === other.endMs;
}

/**
 * Dropped events: each moves to its new position and stays there until the server has decided and
 * the rows confirm it, or moves back.
 */
export class DroppedBlocks {
  private readonly slides = new BlockAnimations();
  private readonly landed = new Map<EventKey, Landed>();

  constructor(
    private readonly context: DragContext,
    private readonly handlers: MoveHandlers,
  ) {}

  /** Is this event waiting for the server or the rows? A returning one is not. */
  has(key: EventKey): boolean {
    return this.context.scene.drags.some(
      ({ event, phase }) => event.key === key && phase !== 'returning',
    );
  }

  /** The dropped event under a point of the canvas. */
  at(x: number, y: number): Hit | null {
    const { view, layout } = this.context.scene;
    for (const { drag } of this.landed.values()) {
      const { event, preview, row } = drag;
      const box = eventBox(preview, row, view, layout, emptyBox());
      const isIn = x >= Math.max(box.x, layout.columnWidth) && x <= box.x + box.width;
      if (row < 0 || y < Math.max(box.y, layout.headerHeight) || y > box.y + box.height) continue;
      const day = Math.floor(preview.start);
      if (isIn) return { kind: 'event', row, event, part: 'body', day };
    }
    return null;
  }

  /** Ends the return of an event at once, because it is dragged again. */
  endReturn(key: EventKey): void {
    for (const drag of this.context.scene.drags) {
      if (drag.event.key !== key || drag.phase !== 'returning') continue;
      this.slides.stop(drag);
      this.remove(drag);
    }
  }

  settle(drag: Drag, move: EventMove, byKeys: boolean): void {
    const { key } = drag.event;
    // Another field of the record may have changed meanwhile: the move needs its latest version.
    const now = this.context.eventOf(key);
    if (now && samePlace(now, drag.event)) drag.event = now;
    const stood = this.context.cursor.position;
    const landed: Landed = { drag, byKeys, stood, isSaved: false };
    this.landed.set(key, landed);
    drag.phase = 'dropping';
    this.slides.begin(drag, this.placeOf(drag.preview), this.ms(LAND_MS), () => {
      drag.phase = 'pending';
    });
    void this.handlers.save({ ...move, event: drag.event }).then((isKept) => {
      if (!isKept) this.giveBack(drag);
      else {
        landed.isSaved = true;
        setTimeout(() => this.finish(landed), DATA_MS);
        this.rowsChanged();
      }
      const { scene } = this.context;
      if (scene.announcement === MOVE_TEXTS.dropping) scene.announcement = '';
      this.context.changed();
    });
  }

  /** Moves the block back to where its event is now. */
  giveBack(drag: Drag): void {
    const event = this.context.eventOf(drag.event.key) ?? drag.event;
    this.landed.delete(event.key);
    drag.phase = 'returning';
    drag.preview = event;
    this.slides.begin(drag, this.placeOf(event), this.ms(RETURN_MS), () => this.remove(drag));
    this.context.invalidate();
  }

  frame(atMs: number): boolean {
    return this.slides.frame(atMs);
  }

  /** Rows may have moved; what they confirm is no longer kept here. */
  rowsChanged(): void {
    const { scene } = this.context;
    for (const landed of this.landed.values()) {
      const { drag } = landed;
      const now = this.context.eventOf(drag.event.key);
      if (landed.isSaved && now?.record.version !== drag.event.record.version) {
        this.finish(landed);
        continue;
      }
      const { start, end, top } = this.placeOf(drag.preview);
      if (drag.phase === 'pending') Object.assign(drag, { start, end, top });
      drag.row = rowIndexOf(scene.rows, drag.preview.carId);
    }
  }

  private finish(landed: Landed): void {
    const { drag, byKeys, stood } = landed;
    if (this.landed.get(drag.event.key) !== landed) return;
    this.landed.delete(drag.event.key);
    this.slides.stop(drag);
    this.remove(drag);
    const { cursor, scene } = this.context;
    const hasData = cursor.position?.row === stood?.row && cursor.position?.day === stood?.day;
    if (!byKeys || !(hasData || cursor.position?.key === drag.event.key)) return;
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

  private placeOf(event: BoardEvent): Place {
    const { rows, layout } = this.context.scene;
    const row = rowIndexOf(rows, event.carId);
    return { start: event.start, end: event.end, top: rowOffset(row, layout) };
  }

  private ms(durationMs: number): number {
    return this.context.camera.reducedMotion ? 0 : durationMs;
  }
}
