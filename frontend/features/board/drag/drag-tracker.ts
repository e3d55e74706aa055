import type { Carry } from '../model/drag/drag';
import { carriedSpan, ghostOf, type Span } from '../model/drag/drop-target';
import { verdictOf } from '../model/drag/drop-verdict';
import { positionAt } from '../model/view/layout';
import { rowAtOrBelow, rowOffset } from '../model/view/row-stack';
import type { InHand, LiftGround } from './drag-context';
import { labelLines, spokenTarget, verdictText } from './drag-label';
import type { EventMove, Mover } from './move-handlers';
import { PriceAsker } from './price-request';

/** A block is never pulled together to less than this, px. */
const THIN_PX = 8;

/** Where a carried event would come to lie. */
export function moveOf({ event, ghost }: Carry): EventMove {
  return {
    event,
    carId: ghost.carId,
    startDate: new Date(ghost.startMs),
    endDate: new Date(ghost.endMs),
  };
}

/**
 * Turns where the hand is into where the event would lie: by days and rows, with its verdict, its label
 * and, once the hand rests, its price.
 */
export class Aiming {
  private readonly prices: PriceAsker;

  constructor(
    private readonly ground: LiftGround,
    private readonly mover: Mover,
  ) {
    this.prices = new PriceAsker((move, signal) => mover.price(move, signal));
  }

  /** Nobody waits for a price any more. */
  stop(): void {
    this.prices.stop();
  }

  /**
   * The block is where the hand is; what it is aimed at changes by days and rows, or when they changed
   * (`anyway`).
   */
  follow(held: InHand, anyway = false): void {
    const { carry, x, y } = held;
    const { event, part } = carry;
    const { view, layout, rows, scale } = this.ground.scene;
    const delta = positionAt(x, view, layout) - held.position;
    const thin = THIN_PX / view.dayWidth;
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
    this.aim(held, row, carriedSpan(event, part, delta, view.dayWidth, scale), anyway);
  }

  /** `anyway`: the rows have changed, so the same place may have another verdict. */
  aim(held: InHand, index: number, span: Span, anyway = false): void {
    const { carry } = held;
    const { scene } = this.ground;
    const row = scene.rows[index];
    if (!row) return;
    const { ghost } = carry;
    carry.row = index;
    const known =
      ghost.carId === row.car.id && ghost.startMs === span.startMs && ghost.endMs === span.endMs;
    if (known && !anyway) return;
    const before = verdictText(carry.verdict, scene.scale);
    carry.ghost = ghostOf(carry.event, span, row.car.id, scene.scale);
    carry.verdict = verdictOf(carry.event, carry.ghost, row, scene.isLoaded);
    if (held.by === 'keys') {
      const { start, end } = carry.ghost;
      Object.assign(carry, { start, end, top: rowOffset(index, scene.layout) });
    }
    // What stands on the label and was said of it is still true.
    if (known && verdictText(carry.verdict, scene.scale) === before) return;
    this.price(held);
  }

  /** Says where it would lie, and what that costs as soon as the server has said so. */
  private price(held: InHand): void {
    const { carry } = held;
    const isBack = carry.verdict.kind === 'same';
    const awaited = isBack ? null : this.mover.awaitedPrice(carry.event);
    this.label(held, awaited, null);
    if (isBack) this.prices.stop();
    else
      this.prices.ask(moveOf(carry), (price) => {
        this.label(held, price, price);
        if (held.by === 'keys') this.ground.changed();
      });
  }

  private label({ carry, by }: InHand, price: string | null, spoken: string | null): void {
    const { scene } = this.ground;
    const { ghost, verdict } = carry;
    carry.lines = labelLines(ghost, verdict, price, scene.scale);
    if (by === 'keys') {
      const said = labelLines(ghost, verdict, spoken, scene.scale);
      scene.said = spokenTarget(said, scene.rows[carry.row]?.car);
    }
    this.ground.invalidate();
  }
}
