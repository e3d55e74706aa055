import { AnalyticsTabs } from '@frontend/features/analytics/AnalyticsTabs';
import { GapsReport } from '@frontend/features/gaps/GapsReport';
import { useCan } from '@frontend/shared/data/session';
import { Page } from '@frontend/shared/ui/Page';
import { boardPlacePath, newBookingDaysPath } from '../paths';

/** «/analytics/gaps»: idle days that can still be sold. */
export default function GapsScreen() {
  const canSeeBoard = useCan('view_board');
  const canBook = useCan('edit_bookings') && canSeeBoard;
  const links = {
    board: canSeeBoard ? boardPlacePath : null,
    booking: canBook ? newBookingDaysPath : null,
  };
  return (
    <Page>
      <GapsReport links={links} tabs={<AnalyticsTabs />} />
    </Page>
  );
}
