import EmptyFleet from '@frontend/features/first-steps/EmptyFleet';
import { SCREEN_PURPOSES } from '@schema/texts/board/screen-purposes';
import type { ReactNode } from 'react';
import FleetLinks from './board/FleetLinks';

interface NoFleetProps {
  readonly screen: keyof typeof SCREEN_PURPOSES;
  /** Shown when the company has cars. */
  readonly children: ReactNode;
}

/** What an empty screen is for and the ways to the first car, while the company has none. */
export default function NoFleet({ screen, children }: NoFleetProps) {
  return (
    <EmptyFleet purpose={SCREEN_PURPOSES[screen]} actions={<FleetLinks />}>
      {children}
    </EmptyFleet>
  );
}
