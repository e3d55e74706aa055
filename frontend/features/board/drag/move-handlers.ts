import type { BoardEvent } from '../model/rows/board-event';

/** A planned or made move: the event before it, and its new car and dates. */
export interface EventMove {
  readonly event: BoardEvent;
  readonly carId: number;
  readonly startDate: Date;
  readonly endDate: Date;
}

/** Operations of the page on moves: permissions, prices, saving. */
export interface MoveHandlers {
  /** Reason why this event may not be moved; null when it may. */
  whyNot(event: BoardEvent): string | null;
  showReason(reason: string): void;
  /** Text shown until `price` resolves; null without a pending price. */
  pendingPrice(event: BoardEvent): string | null;
  /** «12 600 ₽ → 14 800 ₽»; null without a price to show. Never throws. */
  price(move: EventMove, signal: AbortSignal): Promise<string | null>;
  /** Delete was pressed on an event. */
  remove(event: BoardEvent): void;
  /** False: refused, and the page has shown the reason. Never throws. */
  save(move: EventMove): Promise<boolean>;
}
