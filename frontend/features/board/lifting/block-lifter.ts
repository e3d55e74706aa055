import { MOVE_TEXTS } from '@schema/texts/board-move';
import type { KeyGround } from '../engine/key-desk';
import type { KeyCommand } from '../engine/keys';
import type { Lifter } from '../engine/lifter';
import type { BoardEvent } from '../model/board-event';
import type { Carry } from '../model/carry';
import { carriedSpan, ghostOf, type Span, spanOf } from '../model/carry-target';
import { verdictOf } from '../model/carry-verdict';
import { gripAt } from '../model/grips';
import type { EventPart, Hit } from '../model/hit-test';
import { positionAt } from '../model/layout';
import { rowAtOrBelow, rowOffset } from '../model/row-stack';
import { steppedByKey } from './by-keys';
import { labelLines, spokenTarget } from './carry-words';
import { Landing } from './landing';
import type { EventMove, Mover } from './mover';
import { PriceAsker } from './price-asker';

/** What lifting acts on; the engine of the board is one. */
export interface LiftGround extends KeyGround {
  /** Something visible changed: one frame is due. */
  invalidate(): void;
  /** Something changed that React shows too. */
  changed(): void;
}

/** What is in the hand, and where the hand took it. */
interface InHand {
  readonly carry: Carry;
  readonly by: 'hand' | 'keys';
  /** The position in days, and px from the top of the block's row, where it was taken. */
  readonly position: number;
  readonly inRow: number;
  x: number;
  y: number;
}

/**
 * Takes events up, carries them over the board and puts them down. While the hand moves nothing but
 * the scene is written; the page is asked about prices and, at the end, to save.
 */
export class BlockLifter implements Lifter {
  private inHand: InHand | null = null;
  private readonly prices: PriceAsker;
  private readonly landing: Landing;

  constructor(
    private readonly ground: LiftGround,
    private readonly mover: Mover,
  ) {
    this.prices = new PriceAsker((move, signal) => mover.price(move, signal));
    this.landing = new Landing(ground, mover);
  }

  get isCarrying(): boolean {
    return this.inHand !== null;
  }

  canLift(event: BoardEvent): boolean {
    return !this.landing.has(event.key) && this.mover.whyNot(event) === null;
  }

  /** The chosen event that shows handles, and its row; null when there is none. */
  gripped(): { event: BoardEvent; row: number } | null {
    const { scene } = this.ground;
    if (scene.highlight === null || this.inHand) return null;
    const event = this.ground.eventOf(scene.highlight);
    if (!event || !this.canLift(event)) return null;
    const row = scene.rows.findIndex(({ car }) => car.id === event.carId);
    return row < 0 ? null : { event, row };
  }

  handleAt(x: number, y: number): Hit | null {
    const gripped = this.gripped();
    if (!gripped) return null;
    const { view, layout } = this.ground.scene;
    const { event, row } = gripped;
    const part = gripAt(event, row, x, y, view, layout);
    return part && { kind: 'event', row, event, part, day: Math.floor(event.start) };
  }

  lift(event: BoardEvent, part: EventPart, x: number, y: number): void {
    const { view, layout } = this.ground.scene;
    const carry = this.takeUp(event, part);
    const inRow = y - layout.headerHeight + view.scrollY - carry.top;
    this.inHand = { carry, by: 'hand', position: positionAt(x, view, layout), inRow, x, y };
  }

  carry(x: number, y: number): void {
    if (!this.inHand) return;
    this.inHand.x = x;
    this.inHand.y = y;
    this.follow(this.inHand);
    this.ground.invalidate();
  }

  drop(): void {
    const held = this.letGo();
    if (!held) return;
    const { carry } = held;
    if (carry.verdict.kind === 'same') {
      // Put down where it was: it stays chosen, with its handles.
      if (held.by === 'hand') this.ground.scene.highlight = carry.event.key;
      this.landing.giveBack(carry);
    } else {
      this.ground.scene.said = MOVE_TEXTS.dropping;
      this.landing.settle(carry, this.moveOf(carry), held.by === 'keys');
    }
    this.ground.changed();
  }

  putBack(): void {
    const held = this.letGo();
    if (!held) return;
    this.landing.giveBack(held.carry);
    this.ground.scene.said = MOVE_TEXTS.putBack;
    this.ground.changed();
  }

  key(command: KeyCommand): boolean {
    const { inHand } = this;
    if (!inHand) return this.keyOnEvent(command);
    // Escape goes on to the hand, which puts back what it holds.
    if (inHand.by === 'hand') return command.kind !== 'leave';
    if (command.kind === 'open') this.drop();
    else if (command.kind === 'leave') this.putBack();
    else
      steppedByKey(command, inHand.carry, this.ground, (row, span) => this.aim(inHand, row, span));
    return true;
  }

  frame(atMs: number): boolean {
    return this.landing.frame(atMs);
  }

  rowsChanged(): void {
    this.landing.rowsChanged();
    const { inHand } = this;
    if (!inHand) return;
    const { scene } = this.ground;
    const row = scene.rows.findIndex(({ car }) => car.id === inHand.carry.ghost.carId);
    if (row < 0) {
      this.ground.interrupt();
      this.putBack();
    } else if (inHand.by === 'keys') {
      inHand.carry.top = rowOffset(row, scene.layout);
      this.aim(inHand, row, spanOf(inHand.carry.ghost), true);
    } else this.follow(inHand);
  }

  private keyOnEvent({ kind }: KeyCommand): boolean {
    if (kind !== 'lift' && kind !== 'remove') return false;
    const { place } = this.ground.cursor;
    const event = place?.key && this.ground.eventOf(place.key);
    if (!event) return true;
    const reason = this.mover.whyNot(event);
    if (kind === 'remove') this.mover.remove(event);
    else if (reason !== null) this.mover.tell(reason);
    else if (this.canLift(event)) this.takeUpByKey(event);
    return true;
  }

  private takeUpByKey(event: BoardEvent): void {
    const { scene } = this.ground;
    const carry = this.takeUp(event, 'body');
    this.inHand = { carry, by: 'keys', position: 0, inRow: 0, x: 0, y: 0 };
    const place = spokenTarget(carry.lines, scene.rows[carry.row]?.car);
    scene.said = `${MOVE_TEXTS.lifted}: ${event.title}, ${place}. ${MOVE_TEXTS.liftedHint}`;
  }

  private takeUp(event: BoardEvent, part: EventPart): Carry {
    const { scene } = this.ground;
    this.landing.endReturn(event.key);
    const row = Math.max(
      0,
      scene.rows.findIndex(({ car }) => car.id === event.carId),
    );
    const ghost = ghostOf(event, spanOf(event), event.carId, scene.scale);
    const verdict = { kind: 'same' } as const;
    const carry: Carry = {
      event,
      part,
      phase: 'carried',
      ghost,
      row,
      start: event.start,
      end: event.end,
      top: rowOffset(row, scene.layout),
      verdict,
      lines: labelLines(ghost, verdict, null, scene.scale),
    };
    scene.carries.push(carry);
    scene.highlight = null;
    scene.selection = null;
    scene.ghost = null;
    this.ground.invalidate();
    return carry;
  }

  /** The block is where the hand is; what it is aimed at changes by days and rows. */
  private follow(held: InHand): void {
    const { carry, x, y } = held;
    const { event, part } = carry;
    const { view, layout, rows, scale } = this.ground.scene;
    const delta = positionAt(x, view, layout) - held.position;
    const thin = 8 / view.dayWidth;
    const down = y - layout.headerHeight + view.scrollY;
    let row = rows.findIndex(({ car }) => car.id === event.carId);
    carry.start = part === 'end' ? event.start : event.start + delta;
    carry.end = part === 'start' ? event.end : event.end + delta;
    if (part === 'start') carry.start = Math.min(carry.start, carry.end - thin);
    if (part === 'end') carry.end = Math.max(carry.end, carry.start + thin);
    if (part === 'body') {
      row = Math.min(Math.max(0, rowAtOrBelow(down, layout)), rows.length - 1);
      carry.top = down - held.inRow;
    } else carry.top = rowOffset(row, layout);
    this.aim(held, row, carriedSpan(event, part, delta, view.dayWidth, scale));
  }

  private aim(held: InHand, index: number, span: Span, anyway = false): void {
    const { carry } = held;
    const { scene } = this.ground;
    const row = scene.rows[index];
    if (!row) return;
    const { ghost } = carry;
    carry.row = index;
    const known =
      ghost.carId === row.car.id && ghost.startMs === span.startMs && ghost.endMs === span.endMs;
    if (known && !anyway) return;
    carry.ghost = ghostOf(carry.event, span, row.car.id, scene.scale);
    carry.verdict = verdictOf(carry.event, carry.ghost, row, scene.isLoaded);
    const label = (price: string | null) => {
      carry.lines = labelLines(carry.ghost, carry.verdict, price, scene.scale);
      if (held.by === 'keys') scene.said = spokenTarget(carry.lines, row.car);
      this.ground.invalidate();
    };
    label(null);
    if (held.by === 'keys') {
      const { start, end } = carry.ghost;
      Object.assign(carry, { start, end, top: rowOffset(index, scene.layout) });
    }
    if (carry.verdict.kind === 'same') this.prices.stop();
    else
      this.prices.ask(this.moveOf(carry), (price) => {
        label(price);
        if (held.by === 'keys') this.ground.changed();
      });
  }

  private moveOf({ event, ghost }: Carry): EventMove {
    return {
      event,
      carId: ghost.carId,
      startDate: new Date(ghost.startMs),
      endDate: new Date(ghost.endMs),
    };
  }

  private letGo(): InHand | null {
    const { inHand } = this;
    this.prices.stop();
    this.inHand = null;
    return inHand;
  }
}
