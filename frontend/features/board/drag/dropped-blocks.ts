import { MOVE_TEXTS } from '@schema/texts/board-move';
import type { Carry } from '../model/drag/drag';
import { spanOf } from '../model/drag/drop-target';
import type { BoardEvent, EventKey } from '../model/rows/board-event';
import type { Cursor } from '../model/view/cursor';
import type { Hit } from '../model/view/hit-test';
import { emptyBox, eventBox } from '../model/view/layout';
import { rowOffset } from '../model/view/row-stack';
import { type Place, Slides } from './block-animations';
import type { LiftGround } from './drag-context';
import type { EventMove, Mover } from './move-handlers';

/** How long a block takes into its new place, and back to its old one, ms. */
const LAND_MS = 140;
const RETURN_MS = 240;
/** The block lies in its new place this long at most while the board's data do not say so yet, ms. */
const DATA_MS = 15_000;

interface Landed {
  readonly carry: Carry;
  readonly byKeys: boolean;
  /** Where the keyboard stood when it was put down: unless it has gone elsewhere, it follows. */
  readonly stood: Cursor | null;
  isSaved: boolean;
}

function samePlace(a: BoardEvent, b: BoardEvent): boolean {
  const [one, other] = [spanOf(a), spanOf(b)];
  return a.carId === b.carId && one.startMs === other.startMs && one.endMs === other.endMs;
}

/**
 * What was put down: it slides into its place and lies there while the server decides and until the
 * board's own data say the same, or it slides back.
 */
export class Landing {
  private readonly slides = new Slides();
  private readonly landed = new Map<EventKey, Landed>();

  constructor(
    private readonly ground: LiftGround,
    private readonly mover: Mover,
  ) {}

  /** Is this event waiting for the server or for the rows? What only slides back can be taken again. */
  has(key: EventKey): boolean {
    return this.ground.scene.carries.some(
      ({ event, phase }) => event.key === key && phase !== 'returning',
    );
  }

  /** What lies under a point of the canvas where it was put down. */
  at(x: number, y: number): Hit | null {
    const { view, layout } = this.ground.scene;
    for (const { carry } of this.landed.values()) {
      const { event, ghost, row } = carry;
      const box = eventBox(ghost, row, view, layout, emptyBox());
      const isIn = x >= Math.max(box.x, layout.columnWidth) && x <= box.x + box.width;
      if (row < 0 || y < Math.max(box.y, layout.headerHeight) || y > box.y + box.height) continue;
      const day = Math.floor(ghost.start);
      if (isIn) return { kind: 'event', row, event, part: 'body', day };
    }
    return null;
  }

  /** An event is taken up again while it still slides back: it is there at once. */
  endReturn(key: EventKey): void {
    for (const carry of this.ground.scene.carries) {
      if (carry.event.key !== key || carry.phase !== 'returning') continue;
      this.slides.stop(carry);
      this.remove(carry);
    }
  }

  settle(carry: Carry, move: EventMove, byKeys: boolean): void {
    const { key } = carry.event;
    // Only a mark or a note came meanwhile: the move is of the record as it is now.
    const now = this.ground.eventOf(key);
    if (now && samePlace(now, carry.event)) carry.event = now;
    const stood = this.ground.cursor.place;
    const landed: Landed = { carry, byKeys, stood, isSaved: false };
    this.landed.set(key, landed);
    carry.phase = 'landing';
    this.slides.begin(carry, this.placeOf(carry.ghost), this.ms(LAND_MS), () => {
      carry.phase = 'held';
    });
    void this.mover.save({ ...move, event: carry.event }).then((isKept) => {
      if (!isKept) this.giveBack(carry);
      else {
        landed.isSaved = true;
        setTimeout(() => this.finish(landed), DATA_MS);
        this.rowsChanged();
      }
      const { scene } = this.ground;
      if (scene.said === MOVE_TEXTS.dropping) scene.said = '';
      this.ground.changed();
    });
  }

  /** Back to where the event stands now. */
  giveBack(carry: Carry): void {
    const event = this.ground.eventOf(carry.event.key) ?? carry.event;
    this.landed.delete(event.key);
    carry.phase = 'returning';
    carry.ghost = event;
    this.slides.begin(carry, this.placeOf(event), this.ms(RETURN_MS), () => this.remove(carry));
    this.ground.invalidate();
  }

  frame(atMs: number): boolean {
    return this.slides.frame(atMs);
  }

  /** Rows may have moved; what the data now say themselves is held no longer. */
  rowsChanged(): void {
    const { scene } = this.ground;
    for (const landed of this.landed.values()) {
      const { carry } = landed;
      const now = this.ground.eventOf(carry.event.key);
      if (landed.isSaved && now?.record.version !== carry.event.record.version) {
        this.finish(landed);
        continue;
      }
      const { start, end, top } = this.placeOf(carry.ghost);
      if (carry.phase === 'held') Object.assign(carry, { start, end, top });
      carry.row = scene.rows.findIndex(({ car }) => car.id === carry.ghost.carId);
    }
  }

  private finish(landed: Landed): void {
    const { carry, byKeys, stood } = landed;
    if (this.landed.get(carry.event.key) !== landed) return;
    this.landed.delete(carry.event.key);
    this.slides.stop(carry);
    this.remove(carry);
    const { cursor, scene } = this.ground;
    const isThere = cursor.place?.row === stood?.row && cursor.place?.day === stood?.day;
    if (!byKeys || !(isThere || cursor.place?.key === carry.event.key)) return;
    const row = scene.rows.findIndex(({ car }) => car.id === carry.ghost.carId);
    cursor.place = { row, day: Math.floor(carry.ghost.start), key: carry.event.key };
    if (scene.cursor) cursor.show();
    this.ground.changed();
  }

  private remove(carry: Carry): void {
    const { scene } = this.ground;
    scene.carries = scene.carries.filter((other) => other !== carry);
    this.ground.invalidate();
  }

  private placeOf(event: BoardEvent): Place {
    const { rows, layout } = this.ground.scene;
    const row = rows.findIndex(({ car }) => car.id === event.carId);
    return { start: event.start, end: event.end, top: rowOffset(row, layout) };
  }

  private ms(durationMs: number): number {
    return this.ground.camera.reducedMotion ? 0 : durationMs;
  }
}
