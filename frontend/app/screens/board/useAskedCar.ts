import { idOf } from '@frontend/app/address-id';
import type { BoardHandle } from '@frontend/features/board/board-handle';
import { type RefObject, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const ROW = 'row';

/**
 * An address that names a car (`/?row=12`) brings its row into view once the board has its rows, and
 * is taken back to the board's own. Looks after every render: the board tells of its data that way.
 */
export function useAskedCar(board: RefObject<BoardHandle | null>): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const asked = idOf(new URLSearchParams(search).get(ROW));
    if (asked === null || !board.current?.isReady()) return;
    board.current.showCar(asked);
    // The board writes its view into the address by itself, past the router.
    const params = new URLSearchParams(window.location.search);
    params.delete(ROW);
    void navigate({ pathname, search: `${params}` }, { replace: true });
  });
}
