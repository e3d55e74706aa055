import { latePiece } from '@frontend/shared/lib/device/late-piece';
import { Suspense, useEffect, useState } from 'react';

/** The check may wait until the board stands; so does its code. */
const CHECK_AFTER_MS = 2000;

const IncompleteNotice = latePiece(() => import('./IncompleteNotice'));

interface IncompletePlaceProps {
  readonly onOpen: () => void;
}

/** The board's line about incomplete bookings, for who may repair them (requirements.md, A7). */
export function IncompletePlace({ onOpen }: IncompletePlaceProps) {
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
