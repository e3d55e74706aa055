import type { Drag } from '../model/drag/drag';
import { draggedSpan, previewOf, type Span } from '../model/drag/drop-target';
import { dropVerdict } from '../model/drag/drop-verdict';
import { rowIndexOf } from '../model/rows/rows';
import { positionAt } from '../model/view/layout';
import { rowAtOrBelow, rowOffset } from '../model/view/row-stack';
import type { ActiveDrag, DragContext } from './drag-context';
import { announcedTarget, labelLines, verdictText } from './drag-label';
import type { EventMove, MoveHandlers } from './move-handlers';
import { PriceRequest } from './price-request';

/** A block is never drawn narrower than this while an edge is dragged, px. */
const THIN_PX = 8;

/** The move that dropping now would make. */
export function moveOf({ event, preview }: Drag): EventMove {
  return {
    event,
    carId: preview.carId,
    startDate: new Date(preview.startMs),
    endDate: new Date(preview.endMs),
  };
}

/**
 * Turns the position of the pointer into a drop target: days and row, verdict, label and, once the
 * pointer rests, price.
 */
export class DragTracker {
  private readonly prices: PriceRequest;

  constructor(
    private readonly context: DragContext,
    private readonly handlers: MoveHandlers,
  ) {
    this.prices = new PriceRequest((move, signal) => handlers.price(move, signal));
  }

  /** Cancels the pending price. */
  stop(): void {
    this.prices.stop();
  }

  /**
   * Draws the block under the pointer; its target changes by days and rows. `force`: the rows have
   * changed.
   */
  follow(held: ActiveDrag, anyway = false): void {
    const { drag, x, y } = held;
    const { event, part } = drag;
    const { view, layout, rows, scale } = this.context.scene;
    const delta = positionAt(x, view, layout) - held.position;
    const thin = THIN_PX / view.dayWidth;
    const down = y - layout.headerHeight + view.scrollY;
    let row = rowIndexOf(rows, event.carId);
    drag.start = part === 'end' ? event.start : event.start + delta;
    drag.end = part === 'start' ? event.end : event.end + delta;
    if (part === 'start') drag.start = Math.min(drag.start, drag.end - thin);
    if (part === 'end') drag.end = Math.max(drag.end, drag.start + thin);
    if (part === 'body') {
      row = Math.min(Math.max(0, rowAtOrBelow(down, layout)), rows.length - 1);
      drag.top = down - held.inRow;
    } else drag.top = rowOffset(row, layout);
    this.aim(held, row, draggedSpan(event, part, delta, view.dayWidth, scale), anyway);
  }

  /** `force`: the rows have changed, so the same target may have another verdict. */
  aim(held: ActiveDrag, index: number, span: Span, anyway = false): void {
    const { drag } = held;
    const { scene } = this.context;
    const row = scene.rows[index];
    if (!row) return;
    const { preview } = drag;
    drag.row = index;
    const known =
      preview.carId === row.car.id &&
      preview.startMs === span.startMs &&
      preview.endMs === span.endMs;
    if (known && !anyway) return;
    const before = verdictText(drag.verdict, scene.scale);
    drag.preview = previewOf(drag.event, span, row.car.id, scene.scale);
    drag.verdict = dropVerdict(drag.event, drag.preview, row, scene.isLoaded);
    if (held.by === 'keys') {
      const { start, end } = drag.preview;
      Object.assign(drag, { start, end, top: rowOffset(index, scene.layout) });
    }
    // The label and its announcement are still true.
    if (known && verdictText(drag.verdict, scene.scale) === before) return;
    this.price(held);
  }

  /** Shows dates and verdict at once, the price when the server answers. */
  private price(held: ActiveDrag): void {
    const { drag } = held;
    const isBack = drag.verdict.kind === 'same';
    const awaited = isBack ? null : this.handlers.awaitedPrice(drag.event);
    this.label(held, awaited, null);
    if (isBack) this.prices.stop();
    else
      this.prices.ask(moveOf(drag), (price) => {
        this.label(held, price, price);
        if (held.by === 'keys') this.context.changed();
      });
  }

  private label({ drag, by }: ActiveDrag, price: string | null, spoken: string | null): void {
    const { scene } = this.context;
    const { preview, verdict } = drag;
    drag.lines = labelLines(preview, verdict, price, scene.scale);
    if (by === 'keys') {
      const said = labelLines(preview, verdict, spoken, scene.scale);
      scene.announcement = announcedTarget(said, scene.rows[drag.row]?.car);
    }
    this.context.invalidate();
  }
}
