import type { Day } from '@schema/values/time/calendar';
import type { BoardEngine } from './engine/board-engine';
import type { BoardLoader } from './loading/board-loader';
import type { AnswerBooking, AnswerCar, AnswerMaintenance } from './model/rows/board-answer';
import { type BoardEvent, bookingKey, maintenanceKey } from './model/rows/board-event';
import type { LoadedBoard } from './offline/offline-board';

/** Free days selected on the board, both included. */
export interface BoardSelection {
  readonly car: AnswerCar;
  readonly fromDay: Day;
  readonly toDay: Day;
}

export interface SavedBooking {
  readonly id: number;
  readonly carId: number;
  /** ISO instant. */
  readonly startDate: string;
  /** Whether the cursor is drawn: the user works with keys. */
  readonly drawn: boolean;
}

/** Operations of the board for its screen. */
export interface BoardHandle {
  /**
   * Installs an extension that loads after the first paint, such as dragging; returns its disposer.
   */
  install(extension: (engine: BoardEngine) => () => void): () => void;
  goToDay(day: Day): void;
  goToToday(): void;
  /** Brings a car's row into view and highlights it; false when no such row is shown. */
  showCar(id: number): boolean;
  /** Scrolls to a booking that was just saved and highlights its block once it is loaded. */
  showSaved(booking: SavedBooking): void;
  zoomIn(): void;
  zoomOut(): void;
  refresh(): Promise<void>;
  /** Called when the dialog of the selected days has closed. */
  clearSelection(): void;
  /** The record as last loaded; undefined when it is absent or its days are not loaded. */
  booking(id: number): AnswerBooking | undefined;
  maintenance(id: number): AnswerMaintenance | undefined;
  car(id: number): AnswerCar | undefined;
  /** Events of a car as loaded, by start. */
  events(carId: number): readonly BoardEvent[];
  /** Whether the day is loaded, so that an empty cell means free. */
  isLoaded(day: Day): boolean;
  /** The loaded rows; null before the first answer. */
  loaded(): LoadedBoard | null;
  /** Whether the first answer has arrived. */
  isReady(): boolean;
}

export function boardHandle(engine: BoardEngine, loader: BoardLoader): BoardHandle {
  const { navigation, scene } = engine;
  // Dialogs also need the cars hidden by a filter.
  const rowOf = (carId: number) =>
    loader.snapshot().data.rows.rows.find(({ car }) => car.id === carId);
  return {
    install: (extension) => extension(engine),
    goToDay: (day) => navigation.toDay(scene.scale.numberOf(day)),
    goToToday: () => navigation.toToday(),
    showCar: (id) => engine.showCar(id),
    showSaved: ({ id, carId, startDate, drawn }) =>
      engine.showSaved({
        key: bookingKey(id),
        carId,
        startMs: new Date(startDate).getTime(),
        drawn,
      }),
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
    loaded() {
      const { data, updatedAtMs } = loader.snapshot();
      if (updatedAtMs === null) return null;
      return { rows: data.rows.rows, blocks: loader.blocks.all, updatedAtMs };
    },
    isReady: () => !loader.snapshot().data.waiting,
  };
}
