import { idOf } from '@frontend/app/address-id';
import { earningBookingsPath } from '@frontend/app/paths';
import { CarReport } from '@frontend/features/analytics/car/CarReport';
import { ChartsComing } from '@frontend/features/analytics/fleet/charts/ChartsComing';
import { useCan, useIsStaff } from '@frontend/shared/data/session';
import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { EmptyState } from '@frontend/shared/ui/feedback/EmptyState';
import { LatePart } from '@frontend/shared/ui/feedback/LatePart';
import { BackLink, Page } from '@frontend/shared/ui/layout/Page';
import { MESSAGES } from '@schema/messages';
import { CAR_ANALYTICS_TEXTS } from '@schema/texts/reports/analytics';
import CarFront from 'lucide-react/icons/car-front';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { useOverPage } from '../board/address/useOverPage';

const CarCharts = lazyComponent(
  () => import('@frontend/features/analytics/fleet/charts/CarCharts'),
);

/** «/analytics/fleet/{carId}»: one car, or an error for a malformed id. */
export default function CarAnalyticsScreen() {
  const carId = idOf(useParams().carId ?? null);
  const isStaff = useIsStaff();
  const canSeeBoard = useCan('view_board') && isStaff;
  const canSeeBookings = useCan('view_booking_list');
  const { booking } = useOverPage();
  return (
    <Page>
      {carId === null ? (
        <>
          <BackLink to="/analytics">{CAR_ANALYTICS_TEXTS.back}</BackLink>
          <EmptyState
            level={1}
            icon={<CarFront />}
            title={MESSAGES.analytics.invalidCar}
            description={CAR_ANALYTICS_TEXTS.invalidCarHint}
          />
        </>
      ) : (
        <CarReport
          key={carId}
          carId={carId}
          bookingLink={canSeeBoard ? booking : null}
          charts={(facts) => (
            <Suspense
              fallback={
                <LatePart>
                  <ChartsComing page="car" />
                </LatePart>
              }
            >
              <CarCharts {...facts} bookingsPath={canSeeBookings ? earningBookingsPath : null} />
            </Suspense>
          )}
        />
      )}
    </Page>
  );
}
