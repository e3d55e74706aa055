import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { Suspense } from 'react';
import { useCheckDue } from './use-check-due';

const IncompleteBadge = lazyComponent(() => import('./IncompleteBadge'));

/** The notice of incomplete bookings in the folded tools: a number on the button of their menu. */
export function IncompleteBadgeArea() {
  if (!useCheckDue()) return null;
  return (
    <Suspense>
      <IncompleteBadge />
    </Suspense>
  );
}
