import { WithData } from '@frontend/shared/data/WithData';
import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { SCREEN_PURPOSES } from '@schema/texts/board/first-steps';
import { type ReactNode, Suspense } from 'react';

const EmptyFleet = lazyComponent(() => import('@frontend/features/first-steps/EmptyFleet'));
const FleetLinks = lazyComponent(() => import('./board/FleetLinks'));

/**
 * The hint of an empty screen, or what the screen is for and the ways to the first car while the
 * company has none.
 */
export const orFirstCar = (screen: keyof typeof SCREEN_PURPOSES) => (hint: ReactNode) => (
  <Suspense fallback={hint}>
    <WithData>
      <EmptyFleet purpose={SCREEN_PURPOSES[screen]} actions={<FleetLinks />}>
        {hint}
      </EmptyFleet>
    </WithData>
  </Suspense>
);
