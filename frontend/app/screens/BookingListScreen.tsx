import { BookingList } from '@frontend/features/booking-list/BookingList';
import { CancelledBookingDialog } from '@frontend/features/booking-list/CancelledBookingDialog';
import type { ListedBooking } from '@frontend/features/booking-list/useBookingList';
import type { CarFacts, CarKnowledge } from '@frontend/shared/cars/car-facts';
import { useCan } from '@frontend/shared/data/session';
import { Page } from '@frontend/shared/ui/Page';
import { BOOKING_LIST_TEXTS } from '@schema/texts/booking-list';
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { BOARD_PATH } from '../paths';
import { withDialog } from './board-dialog';
import { useBoardDialog } from './useBoardDialog';

const BookingDetails = lazy(() => import('@frontend/features/bookings/BookingDetails'));

/** «/bookings-list»: every booking, and the card of one over it (`?booking=12`). */
export default function BookingListScreen() {
  const canSeeBoard = useCan('view_board');
  const canSeeClients = useCan('view_clients');
  const navigate = useNavigate();
  const [cancelled, setCancelled] = useState<ListedBooking | null>(null);
  const cars = useRef(new Map<number, CarFacts>());
  const knowledge = useMemo<CarKnowledge>(
    () => ({
      car: (carId) => cars.current.get(carId) ?? null,
      // A list knows nothing of what else takes the car: the server says it on saving.
      events: () => [],
      knownUntil: () => null,
    }),
    [],
  );
  const stay = useCallback(() => undefined, []);
  const { shown, open, close } = useBoardDialog(stay);
  const openCard = (booking: ListedBooking) => {
    cars.current.set(booking.carId, booking.car);
    if (booking.status === 'cancelled') setCancelled(booking);
    else open({ kind: 'booking', id: booking.id });
  };
  return (
    <Page>
      <BookingList
        canSeeClients={canSeeClients}
        onOpen={openCard}
        wayOn={canSeeBoard && <Link to={BOARD_PATH}>{BOOKING_LIST_TEXTS.toBoard}</Link>}
      />
      {shown?.dialog.kind === 'booking' && (
        <Suspense>
          <BookingDetails
            key={shown.dialog.id}
            id={shown.dialog.id}
            known={null}
            cars={knowledge}
            address={shown.address}
            onExtend={(bookingId) => {
              close();
              void navigate(BOARD_PATH + withDialog({ kind: 'extension', bookingId }, ''));
            }}
            onClose={close}
          />
        </Suspense>
      )}
      {cancelled && (
        <CancelledBookingDialog booking={cancelled} onClose={() => setCancelled(null)} />
      )}
    </Page>
  );
}
