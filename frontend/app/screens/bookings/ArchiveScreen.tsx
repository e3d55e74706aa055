import { ArchivePage } from '@frontend/features/archive/ArchivePage';
import { useCan } from '@frontend/shared/data/session';
import { Page } from '@frontend/shared/ui/layout/Page';
import { useBookingLinks } from './use-booking-links';

/** «/archive»: cancelled bookings. */
export default function ArchiveScreen() {
  return (
    <Page>
      <ArchivePage canRestore={useCan('edit_bookings')} links={useBookingLinks()} />
    </Page>
  );
}
