import { useFirstScreenShown } from '@frontend/shared/lib/device/first-screen';
import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { Suspense, useEffect, useState } from 'react';

/** Delay of the request and its code chunk until the board has rendered, ms. */
const CHECK_AFTER_MS = 2000;

const IncompleteNotice = lazyComponent(() => import('./IncompleteNotice'));

interface IncompletePlaceProps {
  readonly onOpen: () => void;
}

/** Notice of incomplete bookings, for users who may repair them (requirements.md, A7). */
export function IncompleteNoticeArea({ onOpen }: IncompletePlaceProps) {
  const [isDue, setDue] = useState(false);
  const isShown = useFirstScreenShown();
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => setDue(true), CHECK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isShown]);
  if (!isDue) return null;
  return (
    <Suspense>
      <IncompleteNotice onOpen={onOpen} />
    </Suspense>
  );
}
