import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { Suspense, useEffect, useState } from 'react';

/** The check may wait until the board stands; so does its code. */
const CHECK_AFTER_MS = 2000;

const IncompleteNotice = lazyComponent(() => import('./IncompleteNotice'));

interface IncompletePlaceProps {
  readonly onOpen: () => void;
}

/** The board's line about incomplete bookings, for who may repair them (requirements.md, A7). */
export function IncompleteSlot({ onOpen }: IncompletePlaceProps) {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), CHECK_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isDue) return null;
  return (
    <Suspense>
      <IncompleteNotice onOpen={onOpen} />
    </Suspense>
  );
}
