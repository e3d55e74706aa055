import { BOARD_PATH } from '@frontend/app/paths';
import { BookingList } from '@frontend/features/booking-list/BookingList';
import type { ListedBooking } from '@frontend/features/booking-list/useBookingList';
import { useCan } from '@frontend/shared/data/session';
import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { useFetchingAhead } from '@frontend/shared/lib/device/use-fetching-ahead';
import { ButtonLink } from '@frontend/shared/ui/buttons/ButtonLink';
import { LateDialog } from '@frontend/shared/ui/feedback/LateDialog';
import { Page } from '@frontend/shared/ui/layout/Page';
import { BOOKING_LIST_TEXTS } from '@schema/texts/bookings/booking-list';
import { Suspense, useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type BoardDialog, withDialog } from '../board/address/board-dialog';
import { useBoardDialog } from '../board/address/useBoardDialog';
import { ImportLink } from './ImportLink';
import { useBookingLinks } from './use-booking-links';

const ListedBookingCard = lazyComponent(() => import('./ListedBookingCard'));

const isCard = ({ kind }: BoardDialog) => kind === 'booking';

/** «/bookings-list»: the booking list, with the card of one open over it (`?booking=12`). */
export default function BookingListScreen() {
  const canSeeBoard = useCan('view_board');
  const links = useBookingLinks();
  const navigate = useNavigate();
  const [pressed, setPressed] = useState<ListedBooking | null>(null);
  const forget = useCallback(() => setPressed(null), []);
  const { shown, open, close } = useBoardDialog(forget, isCard);
  useFetchingAhead(ListedBookingCard.preload);
  // Navigates by the address: no dialog is open while the next one loads, so none can reuse the
  // history entry. The shell opens the extension.
  const goTo = (dialog: BoardDialog) => {
    const search = withDialog(dialog, window.location.search);
    close();
    void navigate({ search });
  };
  return (
    <Page>
      <BookingList
        tools={<ImportLink />}
        links={links}
        onOpen={(booking) => {
          setPressed(booking);
          open({ kind: 'booking', id: booking.id });
        }}
        wayOn={
          canSeeBoard && (
            <ButtonLink look="primary" target={{ to: BOARD_PATH }}>
              {BOOKING_LIST_TEXTS.toBoard}
            </ButtonLink>
          )
        }
      />
      {shown?.dialog.kind === 'booking' && (
        <Suspense fallback={<LateDialog />}>
          <ListedBookingCard
            key={shown.dialog.id}
            id={shown.dialog.id}
            pressed={pressed?.id === shown.dialog.id ? pressed : null}
            address={shown.address}
            onOpenBooking={(id) => goTo({ kind: 'booking', id })}
            onExtend={canSeeBoard ? (bookingId) => goTo({ kind: 'extension', bookingId }) : null}
            onClose={close}
          />
        </Suspense>
      )}
    </Page>
  );
}
