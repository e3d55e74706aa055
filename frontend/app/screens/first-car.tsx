import { EmptyFleet } from '@frontend/features/first-steps/EmptyFleet';
import type { ReactNode } from 'react';
import FleetLinks from './board/FleetLinks';

/** The hint of an empty list, or the ways to the first car while the company has none. */
export const orFirstCar = (hint: ReactNode): ReactNode => (
  <EmptyFleet actions={<FleetLinks />}>{hint}</EmptyFleet>
);
