import EmptyFleet from '@frontend/features/first-steps/EmptyFleet';
import { SCREEN_PURPOSES } from '@schema/texts/board/screen-purposes';
import type { ReactNode } from 'react';
import FleetLinks from './board/FleetLinks';

interface NoFleetProps {
  readonly screen: keyof typeof SCREEN_PURPOSES;
  /** Shown when the company has cars. */
  readonly children: ReactNode;
}

/** Purpose of an empty screen and links to the first car, while the company has no cars. */
export default function NoFleet({ screen, children }: NoFleetProps) {
  return (
    <EmptyFleet purpose={SCREEN_PURPOSES[screen]} actions={<FleetLinks />}>
      {children}
    </EmptyFleet>
  );
}
