import type { Day } from '@schema/values/calendar';
import type { BoardEngine } from './engine/board-engine';
import type { BoardLoader } from './loading/board-loader';
import type { AnswerBooking, AnswerCar, AnswerMaintenance } from './model/rows/board-answer';
import { type BoardEvent, bookingKey, maintenanceKey } from './model/rows/board-event';

/** Free days taken on the board, both included. */
export interface BoardSelection {
  readonly car: AnswerCar;
  readonly fromDay: Day;
  readonly toDay: Day;
}

/** What a screen may ask of the board it shows. */
export interface BoardHandle {
  /** Gives the board what arrives after its first paint, e.g. lifting; returns how to end it. */
  install(extension: (engine: BoardEngine) => () => void): () => void;
  goToDay(day: Day): void;
  goToToday(): void;
  /** Brings a car's row into view and lets it glow; false when no such row is shown. */
  showCar(id: number): boolean;
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

/** The handle of a board, over its engine and its loader. */
export function boardHandle(engine: BoardEngine, loader: BoardLoader): BoardHandle {
  const { navigation, scene } = engine;
  // A filter hides rows from the eye, not from the dialogs.
  const rowOf = (carId: number) =>
    loader.snapshot().data.rows.rows.find(({ car }) => car.id === carId);
  return {
    install: (extension) => extension(engine),
    goToDay: (day) => navigation.toDay(scene.scale.numberOf(day)),
    goToToday: () => navigation.toToday(),
    showCar: (id) => engine.showCar(id),
    zoomIn: () => navigation.stepDays(-1),
    zoomOut: () => navigation.stepDays(1),
    refresh: () => loader.refresh(),
    clearSelection: () => engine.clearSelection(),
    booking(id) {
      const event = engine.eventOf(bookingKey(id));
      return event?.kind === 'booking' ? event.record : undefined;
    },
    maintenance(id) {
      const event = engine.eventOf(maintenanceKey(id));
      return event?.kind === 'maintenance' ? event.record : undefined;
    },
    car: (id) => rowOf(id)?.car,
    events: (carId) => rowOf(carId)?.events ?? [],
    isLoaded: (day) => scene.isLoaded(scene.scale.numberOf(day)),
    isReady: () => !loader.snapshot().data.waiting,
  };
}
