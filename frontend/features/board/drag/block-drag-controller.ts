import { MOVE_TEXTS } from '@schema/texts/board-move';
import type { Lifter } from '../engine/drag-controller';
import type { KeyCommand } from '../engine/keys';
import type { Carry } from '../model/drag/drag';
import { spanOf } from '../model/drag/drop-target';
import type { BoardEvent } from '../model/rows/board-event';
import type { EventPart, Hit } from '../model/view/hit-test';
import { positionAt } from '../model/view/layout';
import { rowOffset } from '../model/view/row-stack';
import type { InHand, LiftGround } from './drag-context';
import { spokenTarget } from './drag-label';
import { Aiming, moveOf } from './drag-tracker';
import { Landing } from './dropped-blocks';
import { steppedByKey } from './keyboard-drag';
import type { Mover } from './move-handlers';
import { carryOf } from './new-drag';
import { type Gripped, gripHit, grippedOn } from './resizable-event';

/**
 * Takes events up, carries them over the board and puts them down. While the hand moves nothing but
 * the scene is written; the page is asked about prices and, at the end, to save.
 */
export class BlockLifter implements Lifter {
  private inHand: InHand | null = null;
  private readonly aiming: Aiming;
  private readonly landing: Landing;

  constructor(
    private readonly ground: LiftGround,
    private readonly mover: Mover,
  ) {
    this.aiming = new Aiming(ground, mover);
    this.landing = new Landing(ground, mover);
  }

  get isCarrying(): boolean {
    return this.inHand !== null;
  }

  canLift(event: BoardEvent): boolean {
    return this.whyNot(event) === null;
  }

  refuse(event: BoardEvent, isHeld: boolean): void {
    // Everybody pans over what is over or not theirs; what waits for the server looks like any other.
    const reason = isHeld || this.landing.has(event.key) ? this.whyNot(event) : null;
    if (reason !== null) this.mover.tell(reason);
  }

  landedAt(x: number, y: number): Hit | null {
    return this.landing.at(x, y);
  }

  /** The chosen event that shows handles; none while something is in the hand. */
  gripped(): Gripped | null {
    return this.inHand ? null : grippedOn(this.ground, (event) => this.canLift(event));
  }

  handleAt(x: number, y: number): Hit | null {
    return gripHit(this.gripped(), x, y, this.ground);
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
    this.aiming.follow(this.inHand);
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
      this.landing.settle(carry, moveOf(carry), held.by === 'keys');
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
    const { inHand, aiming } = this;
    if (!inHand) return this.keyOnEvent(command);
    // Escape goes on to the hand, which puts back what it holds.
    if (inHand.by === 'hand') return command.kind !== 'leave';
    if (command.kind === 'open') this.drop();
    else if (command.kind === 'leave') this.putBack();
    else
      steppedByKey(command, inHand.carry, this.ground, (row, span) =>
        aiming.aim(inHand, row, span),
      );
    return true;
  }

  frame(atMs: number): boolean {
    return this.landing.frame(atMs);
  }

  rowsChanged(): void {
    this.landing.rowsChanged();
    const { inHand, aiming } = this;
    if (!inHand) return;
    const { scene } = this.ground;
    const { carry } = inHand;
    const row = scene.rows.findIndex(({ car }) => car.id === carry.ghost.carId);
    if (row < 0) {
      this.ground.interrupt();
      this.putBack();
      this.mover.tell(MOVE_TEXTS.rowGone);
    } else if (inHand.by === 'keys') {
      carry.top = rowOffset(row, scene.layout);
      aiming.aim(inHand, row, spanOf(carry.ghost), true);
    } else aiming.follow(inHand, true);
  }

  private keyOnEvent({ kind }: KeyCommand): boolean {
    if (kind !== 'lift' && kind !== 'remove') return false;
    const { place } = this.ground.cursor;
    const event = place?.key && this.ground.eventOf(place.key);
    if (!event) {
      this.ground.scene.said = MOVE_TEXTS.nothingHere;
      return true;
    }
    const reason = this.whyNot(event);
    if (kind === 'remove' && !this.landing.has(event.key)) this.mover.remove(event);
    else if (reason !== null) this.mover.tell(reason);
    else this.takeUpByKey(event);
    return true;
  }

  private whyNot(event: BoardEvent): string | null {
    return this.landing.has(event.key) ? MOVE_TEXTS.saving : this.mover.whyNot(event);
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
    const carry = carryOf(event, part, scene);
    scene.carries.push(carry);
    scene.highlight = null;
    scene.selection = null;
    scene.ghost = null;
    this.ground.invalidate();
    return carry;
  }

  private letGo(): InHand | null {
    const { inHand } = this;
    this.aiming.stop();
    this.inHand = null;
    return inHand;
  }
}
