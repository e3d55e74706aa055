import { earningBookingsPath } from '@frontend/app/paths';
import { FleetReport } from '@frontend/features/fleet-analytics/FleetReport';
import { useCan } from '@frontend/shared/data/session';
import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { Page } from '@frontend/shared/ui/layout/Page';
import { orFirstCar } from '../first-car';

const SourceShares = lazyComponent(() => import('@frontend/features/sources/SourceShares'));

/** «/analytics»: indicators of the fleet. */
export default function AnalyticsScreen() {
  const canSeeBookings = useCan('view_booking_list');
  const canSeeSources = useCan('view_sources');
  return (
    <Page>
      <FleetReport
        bookingsPath={canSeeBookings ? earningBookingsPath : null}
        whenNone={orFirstCar('analytics')}
        chartBeside={(period) => canSeeSources && <SourceShares period={period} />}
      />
    </Page>
  );
}
