import type { Drag } from '../model/drag/drag';
import { draggedSpan, previewOf, type Span, spanOf } from '../model/drag/drop-target';
import { dropVerdict } from '../model/drag/drop-verdict';
import { rowIndexOf } from '../model/rows/rows';
import { clamp } from '../model/view/clamp';
import { type Layout, positionAt } from '../model/view/layout';
import { rowAtOrBelow, rowOffset } from '../model/view/row-stack';
import type { ActiveDrag, DragContext } from './drag-context';
import { announcedTarget, labelLines, verdictText } from './drag-label';
import type { EventMove, MoveHandlers } from './move-handlers';

/** Minimum width of a block while an edge is dragged, px. */
const MIN_WIDTH_PX = 8;

/** The move of a drop at the current target. */
export function moveOf({ event, preview }: Drag): EventMove {
  return {
    event,
    carId: preview.carId,
    startDate: new Date(preview.startMs),
    endDate: new Date(preview.endMs),
  };
}

/** Whether a drop at this point leaves the block in its place. */
const isOutside = (x: number, y: number, { width, height }: Layout): boolean =>
  x < 0 || y < 0 || x > width || y > height;

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
  follow(active: ActiveDrag, force = false): void {
    const { drag } = active;
    const { event, part } = drag;
    const { view, layout, rows, scale } = this.context.scene;
    // Over the car column or the day header the target is at the edge of the body, as the label
    // says.
    const x = clamp(active.x, layout.columnWidth, layout.width);
    const y = clamp(active.y, layout.headerHeight, layout.height);
    const delta = positionAt(x, view, layout) - active.position;
    const minDays = MIN_WIDTH_PX / view.dayWidth;
    const offset = y - layout.headerHeight + view.scrollY;
    let row = rowIndexOf(rows, event.carId);
    drag.start = part === 'end' ? event.start : event.start + delta;
    drag.end = part === 'start' ? event.end : event.end + delta;
    if (part === 'start') drag.start = Math.min(drag.start, drag.end - minDays);
    if (part === 'end') drag.end = Math.max(drag.end, drag.start + minDays);
    if (part === 'body') {
      row = Math.min(Math.max(0, rowAtOrBelow(offset, layout)), rows.length - 1);
      drag.top = offset - active.offsetInRow;
    } else drag.top = rowOffset(row, layout);
    if (isOutside(active.x, active.y, layout)) {
      this.setTarget(active, rowIndexOf(rows, event.carId), spanOf(event), force);
      return;
    }
    this.setTarget(active, row, draggedSpan(event, part, delta, view.dayWidth, scale), force);
  }

  /** `force`: the rows have changed, so the same target may have another verdict. */
  setTarget(active: ActiveDrag, index: number, span: Span, force = false): void {
    const { drag } = active;
    const { scene } = this.context;
    const row = scene.rows[index];
    if (!row) return;
    const { preview } = drag;
    drag.row = index;
    const isSameTarget =
      preview.carId === row.car.id &&
      preview.startMs === span.startMs &&
      preview.endMs === span.endMs;
    if (isSameTarget && !force) return;
    const before = verdictText(drag.verdict, scene.scale);
    drag.preview = previewOf(drag.event, span, row.car.id, scene.scale);
    drag.verdict = dropVerdict(drag.event, drag.preview, row, scene.isLoaded);
    if (active.by === 'keys') {
      const { start, end } = drag.preview;
      Object.assign(drag, { start, end, top: rowOffset(index, scene.layout) });
    }
    // The label and its announcement are unchanged.
    if (isSameTarget && verdictText(drag.verdict, scene.scale) === before) return;
    this.price(active);
  }

  /** Shows dates and verdict at once, the price when the server answers. */
  private price(active: ActiveDrag): void {
    const { drag } = active;
    const isUnmoved = drag.verdict.kind === 'same';
    const pending = isUnmoved ? null : this.handlers.pendingPrice(drag.event);
    this.label(active, pending, null);
    if (isUnmoved) this.prices.stop();
    else
      this.prices.request(moveOf(drag), (price) => {
        this.label(active, price, price);
        if (active.by === 'keys') this.context.changed();
      });
  }

  private label(
    { drag, by }: ActiveDrag,
    price: string | null,
    announcedPrice: string | null,
  ): void {
    const { scene } = this.context;
    const { preview, verdict } = drag;
    drag.lines = labelLines(preview, verdict, price, scene.scale);
    if (by === 'keys') {
      const lines = labelLines(preview, verdict, announcedPrice, scene.scale);
      scene.announcement = announcedTarget(lines, scene.rows[drag.row]?.car);
    }
    this.context.invalidate();
  }
}

/** Delay before the price of a target is requested, ms. */
const PAUSE_MS = 180;

/** Requests the price of the latest target; earlier requests are aborted. */
class PriceRequest {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private controller: AbortController | null = null;

  constructor(
    private readonly price: (move: EventMove, signal: AbortSignal) => Promise<string | null>,
  ) {}

  request(move: EventMove, onPrice: (text: string | null) => void): void {
    this.stop();
    const controller = new AbortController();
    this.controller = controller;
    this.timer = setTimeout(async () => {
      const text = await this.price(move, controller.signal);
      if (!controller.signal.aborted) onPrice(text);
    }, PAUSE_MS);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.controller?.abort();
    this.controller = null;
  }
}
