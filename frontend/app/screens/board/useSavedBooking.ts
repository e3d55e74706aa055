import { focusGrid } from '@frontend/features/board/accessible-grid/focus-grid';
import type { BoardHandle, SavedBooking } from '@frontend/features/board/board-handle';
import type { BookingFacts } from '@frontend/shared/bookings/booking-facts';
import { type RefObject, useCallback, useEffect, useRef } from 'react';

/**
 * Shows a booking on the board once the dialog that created it has closed, and moves the focus
 * there. Returns the handler of the created booking.
 */
export function useSavedBooking(board: RefObject<BoardHandle | null>, isDialogOpen: boolean) {
  const saved = useRef<SavedBooking | null>(null);
  useEffect(() => {
    if (isDialogOpen || !saved.current) return;
    board.current?.showSaved(saved.current);
    saved.current = null;
    focusGrid();
  }, [board, isDialogOpen]);
  return useCallback(({ id, carId, startDate }: BookingFacts) => {
    const drawn = document.activeElement?.matches(':focus-visible') ?? false;
    saved.current = { id, carId, startDate, drawn };
  }, []);
}
