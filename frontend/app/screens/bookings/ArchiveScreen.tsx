import { ArchivePage } from '@frontend/features/archive/ArchivePage';
import { useCan } from '@frontend/shared/data/session';
import { Page } from '@frontend/shared/ui/layout/Page';
import { useMoneySlot } from '../money-slot';
import { useBookingLinks } from './use-booking-links';

/** «/archive»: cancelled bookings. */
export default function ArchiveScreen() {
  const { openMoney, dialog } = useMoneySlot();
  return (
    <Page>
      <ArchivePage
        canRestore={useCan('edit_bookings')}
        links={useBookingLinks()}
        onMoney={
          openMoney &&
          (({ id, customerName, carTitle }) =>
            openMoney({ bookingId: id, title: `${customerName}, ${carTitle}` }))
        }
      />
      {dialog}
    </Page>
  );
}
