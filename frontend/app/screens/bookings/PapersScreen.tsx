import { bookingPath } from '@frontend/app/paths';
import { PaperList } from '@frontend/features/paper-list/PaperList';
import { useCan } from '@frontend/shared/data/session';
import { Page } from '@frontend/shared/ui/layout/Page';

/** «/papers»: the issued documents of all rentals. */
export default function PapersScreen() {
  return (
    <Page>
      <PaperList bookingLink={useCan('view_board') ? bookingPath : null} />
    </Page>
  );
}
