import { useCan, useIsStaff } from '@frontend/shared/data/session';
import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { LatePart } from '@frontend/shared/ui/feedback/LatePart';
import type { PaperKind } from '@schema/values/papers/paper-kinds';
import { type ReactNode, Suspense } from 'react';

const RentalPapers = lazyComponent(() => import('@frontend/shared/papers/RentalPapers'));

/** «Документы» of a booking; `kinds`: only these. */
type PapersSlot = (bookingId: number, kinds?: readonly PaperKind[]) => ReactNode;

/** «Документы» in a page or a dialog of a rental; null: not for this user. */
export function usePapersSlot(): PapersSlot | null {
  const canEdit = useCan('edit_bookings');
  const isStaff = useIsStaff();
  if (!canEdit || !isStaff) return null;
  return (bookingId, kinds) => (
    <Suspense fallback={<LatePart />}>
      <RentalPapers bookingId={bookingId} {...(kinds && { kinds })} />
    </Suspense>
  );
}
