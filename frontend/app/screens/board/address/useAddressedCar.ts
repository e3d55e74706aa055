import { idOf } from '@frontend/app/address-id';
import type { BoardHandle } from '@frontend/features/board/board-handle';
import { type RefObject, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const ROW = 'row';

/**
 * Scrolls to the car of the address (`/?row=12`) once the rows are loaded, then removes the
 * parameter. Runs after every render, since the board signals new data by rendering.
 */
export function useAddressedCar(board: RefObject<BoardHandle | null>): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const carId = idOf(new URLSearchParams(search).get(ROW));
    if (carId === null || !board.current?.isReady()) return;
    board.current.showCar(carId);
    // The board writes its view with history.replaceState, which the router does not observe.
    const params = new URLSearchParams(window.location.search);
    params.delete(ROW);
    void navigate({ pathname, search: `${params}` }, { replace: true });
  });
}
