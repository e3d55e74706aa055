import { earningBookingsPath } from '@frontend/app/paths';
import { FleetReport } from '@frontend/features/analytics/fleet/FleetReport';
import { useCan, useIsStaff } from '@frontend/shared/data/session';
import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { Page } from '@frontend/shared/ui/layout/Page';
import { Suspense } from 'react';
import { orFirstCar } from '../first-car';

const ChargeTotals = lazyComponent(() => import('@frontend/features/money/reports/ChargeTotals'));
const SourceShares = lazyComponent(() => import('@frontend/features/sources/SourceShares'));

/** «/analytics»: indicators of the fleet. */
export default function AnalyticsScreen() {
  const canSeeBookings = useCan('view_booking_list');
  const isStaff = useIsStaff();
  const canSeeSources = useCan('view_sources');
  return (
    <Page>
      <FleetReport
        bookingsPath={canSeeBookings ? earningBookingsPath : null}
        chartBeside={(period) => canSeeSources && <SourceShares period={period} />}
        below={(period) =>
          isStaff && (
            <Suspense fallback={null}>
              <ChargeTotals period={period} />
            </Suspense>
          )
        }
        whenNone={orFirstCar('analytics')}
      />
    </Page>
  );
}
