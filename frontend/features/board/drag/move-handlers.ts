import type { BoardEvent } from '../model/rows/board-event';

/** A planned or made move: the event before it, and its new car and dates. */
export interface EventMove {
  readonly event: BoardEvent;
  readonly carId: number;
  readonly startDate: Date;
  readonly endDate: Date;
}

/** What the page does about moves: permissions, prices, saving. */
export interface MoveHandlers {
  /** Why this event may not be moved; null when it may. */
  whyNot(event: BoardEvent): string | null;
  showReason(reason: string): void;
  /** Text for the price until `price` answers; null when there is none to wait for. */
  pendingPrice(event: BoardEvent): string | null;
  /** «12 600 ₽ → 14 800 ₽»; null when there is nothing to show. Never throws. */
  price(move: EventMove, signal: AbortSignal): Promise<string | null>;
  /** Delete was pressed on an event. */
  remove(event: BoardEvent): void;
  /** False: refused, and the page has said why. Never throws. */
  save(move: EventMove): Promise<boolean>;
}
