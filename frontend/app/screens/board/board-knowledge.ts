import type { BoardHandle } from '@frontend/features/board/board-handle';
import type { BookingFacts } from '@frontend/shared/bookings/booking-facts';
import type { CarKnowledge } from '@frontend/shared/cars/car-facts';
import type { SavedWork } from '@schema/forms/fleet/maintenance';
import { addDays, dayOf, startOfDay } from '@schema/values/time/calendar';

/** Data loaded by the board, for its dialogs: they open without a request. */
export interface BoardKnowledge extends CarKnowledge {
  /** Whether the first response has arrived; from then on a missing car does not exist. */
  isReady(): boolean;
  booking(id: number): BookingFacts | null;
  maintenance(id: number): SavedWork | null;
}

/** Without a board the server validates on save. */
export const NO_BOARD: BoardKnowledge = {
  isReady: () => true,
  car: () => null,
  events: () => [],
  knownUntil: () => null,
  booking: () => null,
  maintenance: () => null,
};

/** Maximum look-ahead, days. */
const LOOK_AHEAD_DAYS = 400;

/** Adapts the board's store to its dialogs; `board` returns null while no board is mounted. */
export function boardKnowledge(board: () => BoardHandle | null, zone: string): BoardKnowledge {
  return {
    isReady: () => board()?.isReady() ?? false,
    car: (carId) => board()?.car(carId) ?? null,
    events: (carId) =>
      (board()?.events(carId) ?? [])
        .filter((event) => event.occupies)
        .map(({ kind, id, title, startMs, endMs }) => ({
          kind,
          id,
          title,
          startDate: new Date(startMs),
          endDate: new Date(endMs),
        })),
    knownUntil: (from) => {
      const first = dayOf(from, zone);
      let days = 0;
      while (days < LOOK_AHEAD_DAYS && board()?.isLoaded(addDays(first, days))) days += 1;
      return days === 0 ? null : startOfDay(addDays(first, days), zone);
    },
    booking: (id) => board()?.booking(id) ?? null,
    maintenance: (id) => board()?.maintenance(id) ?? null,
  };
}
