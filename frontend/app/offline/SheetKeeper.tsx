import { useCan, useIsStaff, useSession } from '@frontend/shared/data/session';
import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { useEffect, useState } from 'react';
import { registerWorker } from './register-worker';

const KeepSheets = lazyComponent(() => import('@frontend/features/handover/kept/KeepSheets'));

/** Keeps the due sheets on the device for users who make them, where the page opens offline. */
export function SheetKeeper() {
  const { user } = useSession();
  const canEdit = useCan('edit_bookings');
  const canSeeBoard = useCan('view_board');
  const isStaff = useIsStaff();
  const makesSheets = canEdit && canSeeBoard && isStaff;
  const [hasWorker, setHasWorker] = useState(false);
  useEffect(() => {
    if (!makesSheets) return;
    registerWorker();
    // Undefined over plain HTTP; without a worker it never resolves.
    void navigator.serviceWorker?.ready.then(() => setHasWorker(true));
  }, [makesSheets]);
  return makesSheets && hasWorker ? <KeepSheets key={user.id} /> : null;
}
