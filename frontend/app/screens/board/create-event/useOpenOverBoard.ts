import { BOARD_PATH, boardPlacePath } from '@frontend/app/paths';
import type { BookingFacts } from '@frontend/shared/bookings/booking-facts';
import { useZone } from '@frontend/shared/data/session';
import { dayOf } from '@schema/values/time/calendar';
import { useNavigate } from 'react-router-dom';
import { type BoardDialog, withDialog } from '../address/board-dialog';

/** Opens a dialog over the board where it is; from another page, over the board at the booking. */
export function useOpenOverBoard() {
  const zone = useZone();
  const navigate = useNavigate();
  return (dialog: BoardDialog, { carId, startDate }: BookingFacts) => {
    const { pathname, search } = window.location;
    if (pathname === BOARD_PATH) {
      void navigate({ pathname, search: withDialog(dialog, search) }, { replace: true });
      return;
    }
    const place = boardPlacePath(carId, dayOf(new Date(startDate), zone)).slice(BOARD_PATH.length);
    void navigate({ pathname: BOARD_PATH, search: withDialog(dialog, place) });
  };
}
