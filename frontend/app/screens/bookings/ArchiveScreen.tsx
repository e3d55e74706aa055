import { ArchiveDesk } from '@frontend/features/archive/ArchiveDesk';
import { useCan } from '@frontend/shared/data/session';
import { Page } from '@frontend/shared/ui/layout/Page';
import { useBookingLinks } from './use-booking-links';

/** «/archive»: cancelled bookings. */
export default function ArchiveScreen() {
  return (
    <Page>
      <ArchiveDesk canRestore={useCan('edit_bookings')} links={useBookingLinks()} />
    </Page>
  );
}
