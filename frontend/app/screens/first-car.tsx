import { WithData } from '@frontend/shared/data/WithData';
import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { type ReactNode, Suspense } from 'react';

const EmptyFleet = lazyComponent(() => import('@frontend/features/first-steps/EmptyFleet'));
const FleetLinks = lazyComponent(() => import('./board/FleetLinks'));

/** The hint of an empty list, or the ways to the first car while the company has none. */
export const orFirstCar = (hint: ReactNode): ReactNode => (
  <Suspense fallback={hint}>
    <WithData>
      <EmptyFleet actions={<FleetLinks />}>{hint}</EmptyFleet>
    </WithData>
  </Suspense>
);
