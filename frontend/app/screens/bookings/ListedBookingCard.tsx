import { breakdownPath, clientPath } from '@frontend/app/paths';
import { usePapersSlot } from '@frontend/app/screens/papers-slot';
import { RestoreQuestion } from '@frontend/features/archive/RestoreQuestion';
import { CancelledBookingDialog } from '@frontend/features/booking-list/CancelledBookingDialog';
import type { ListedBooking } from '@frontend/features/booking-list/useBookingList';
import { useListedBooking } from '@frontend/features/booking-list/useListedBooking';
import type { CarKnowledge } from '@frontend/shared/cars/car-facts';
import { useCan, useSeesMoney, useZone } from '@frontend/shared/data/session';
import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { LateDialog } from '@frontend/shared/ui/feedback/LateDialog';
import { LatePart } from '@frontend/shared/ui/feedback/LatePart';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { reseatLink, swapLink } from './reseat-link';

const BookingDetails = lazyComponent(
  () => import('@frontend/features/bookings/card/BookingDetails'),
);
const BookingMoney = lazyComponent(() => import('@frontend/features/money/BookingMoney'));

interface ListedBookingCardProps {
  readonly id: number;
  /** The row that opened the card; null after a link. */
  readonly pressed: ListedBooking | null;
  readonly address: string;
  readonly onExtend: ((id: number) => void) | null;
  /** Replaces the card with that of another booking. */
  readonly onOpenBooking: (id: number) => void;
  readonly onClose: () => void;
}

/**
 * The card of a booking over the list: the form of a live one, the facts of a cancelled one. Chosen
 * on opening, so that a form being edited is never replaced.
 */
export default function ListedBookingCard(props: ListedBookingCardProps) {
  const { id, pressed, address, onExtend, onOpenBooking, onClose } = props;
  const canEdit = useCan('edit_bookings');
  const canSeeClients = useCan('view_clients');
  const seesMoney = useSeesMoney();
  const papers = usePapersSlot();
  const zone = useZone();
  const navigate = useNavigate();
  const [known] = useState(pressed);
  const { booking, isReady } = useListedBooking(id, known);
  const [isAsking, setAsking] = useState(false);
  if (!isReady) return null;
  const money = (isNext: boolean) => (
    <Suspense fallback={<LatePart />}>
      <BookingMoney bookingId={id} isNext={isNext} />
    </Suspense>
  );
  if (booking?.status === 'cancelled') {
    return (
      <>
        <CancelledBookingDialog
          booking={booking}
          money={seesMoney && money(true)}
          address={address}
          onRestore={canEdit ? () => setAsking(true) : null}
          onClose={onClose}
        />
        {isAsking && (
          <RestoreQuestion
            booking={booking}
            onRestored={onClose}
            onClose={() => setAsking(false)}
          />
        )}
      </>
    );
  }
  // A list has no data about other events of the car: the server validates on save.
  const cars: CarKnowledge = {
    car: (carId) => (booking?.carId === carId ? booking.car : null),
    events: () => [],
    knownUntil: () => null,
  };
  return (
    <Suspense fallback={<LateDialog />}>
      <BookingDetails
        id={id}
        known={null}
        cars={cars}
        money={seesMoney ? money : null}
        papers={papers}
        customerLink={canSeeClients ? clientPath : null}
        address={address}
        onExtend={onExtend}
        reseatLink={canEdit ? reseatLink(zone, null) : null}
        swapLink={canEdit ? swapLink(zone) : null}
        onBreakdown={canEdit ? (carId) => void navigate(breakdownPath(carId)) : null}
        onOpenBooking={onOpenBooking}
        onClose={onClose}
      />
    </Suspense>
  );
}
