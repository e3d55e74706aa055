import { boardDayPath, clientPath } from '@frontend/app/paths';
import type { BookingLinks } from '@frontend/shared/bookings/booking-links';
import { useCan, useZone } from '@frontend/shared/data/session';
import { dayOf } from '@schema/values/time/calendar';

export function useBookingLinks(): BookingLinks {
  const zone = useZone();
  const canSeeClients = useCan('view_clients');
  const canSeeBoard = useCan('view_board');
  return {
    customer: canSeeClients ? clientPath : null,
    board: canSeeBoard ? (startDate) => boardDayPath(dayOf(new Date(startDate), zone)) : null,
  };
}
