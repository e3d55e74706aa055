import { EmptyFleet } from '@frontend/features/first-steps/EmptyFleet';
import { SCREEN_PURPOSES } from '@schema/texts/board/first-steps';
import type { ReactNode } from 'react';
import FleetLinks from './board/FleetLinks';

/**
 * The hint of an empty screen, or what the screen is for and the ways to the first car while the
 * company has none.
 */
export const orFirstCar = (screen: keyof typeof SCREEN_PURPOSES) => (hint: ReactNode) => (
  <EmptyFleet purpose={SCREEN_PURPOSES[screen]} actions={<FleetLinks />}>
    {hint}
  </EmptyFleet>
);
