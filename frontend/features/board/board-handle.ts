import type { Day } from '@schema/values/calendar';
import type { AnswerBooking, AnswerCar, AnswerMaintenance } from './model/board-answer';
import type { BoardEvent } from './model/board-event';

/** Free days taken on the board, both included. */
export interface BoardSelection {
  readonly car: AnswerCar;
  readonly fromDay: Day;
  readonly toDay: Day;
}

/** What a screen may ask of the board it shows. */
export interface BoardHandle {
  goToDay(day: Day): void;
  goToToday(): void;
  /** Fewer days, wider. */
  zoomIn(): void;
  /** More days, narrower. */
  zoomOut(): void;
  refresh(): Promise<void>;
  /** The dialog about the selected days has closed. */
  clearSelection(): void;
  /** The record as last loaded; undefined when it is gone or its days are not held. */
  booking(id: number): AnswerBooking | undefined;
  maintenance(id: number): AnswerMaintenance | undefined;
  car(id: number): AnswerCar | undefined;
  /** What stands in a car's row, as loaded; by start. */
  events(carId: number): readonly BoardEvent[];
  /** Is this day held, so that nothing in a row means free? */
  isLoaded(day: Day): boolean;
  /** Has the first answer come? */
  isReady(): boolean;
}
