import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { type ComponentProps, type ReactNode, Suspense } from 'react';

const NoFleet = lazyComponent(() => import('./NoFleet'));

/** Wraps the hint of an empty screen: without cars it links to the first car instead. */
export const orFirstCar =
  (screen: ComponentProps<typeof NoFleet>['screen']) =>
  (hint: ReactNode): ReactNode => (
    <Suspense fallback={hint}>
      <NoFleet screen={screen}>{hint}</NoFleet>
    </Suspense>
  );
