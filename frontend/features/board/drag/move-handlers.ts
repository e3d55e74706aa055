import type { BoardEvent } from '../model/rows/board-event';

/** A move that was aimed at or made: the event as it stood, and where it shall be. */
export interface EventMove {
  readonly event: BoardEvent;
  readonly carId: number;
  readonly startDate: Date;
  readonly endDate: Date;
}

/** What the page does about moves: it knows who may, what it costs and how it is kept. */
export interface MoveHandlers {
  /** Why this event stays where it is; null when it may be moved. */
  whyNot(event: BoardEvent): string | null;
  /** Says why an event stays, to who tried to take it up by a key. */
  tell(reason: string): void;
  /** What the label says of the price until `price` answers; null when there is nothing to wait for. */
  awaitedPrice(event: BoardEvent): string | null;
  /** «12 600 ₽ → 14 800 ₽» for the label; null when there is nothing to say. Never throws. */
  price(move: EventMove, signal: AbortSignal): Promise<string | null>;
  /** Delete was pressed on an event: ask whether it shall go. */
  remove(event: BoardEvent): void;
  /** Has the server decided? False: it goes back, and the page has said why. Never throws. */
  save(move: EventMove): Promise<boolean>;
}
