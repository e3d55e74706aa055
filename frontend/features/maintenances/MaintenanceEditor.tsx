import type { CarKnowledge } from '@frontend/shared/cars/car-facts';
import { newerOf } from '@frontend/shared/data/queries/newer-of';
import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { failureText } from '@frontend/shared/data/requests/failure-text';
import { refusalOf } from '@frontend/shared/data/requests/refusal';
import { Dialog } from '@frontend/shared/ui/dialogs/Dialog';
import { DialogBody } from '@frontend/shared/ui/dialogs/DialogParts';
import { ErrorBox } from '@frontend/shared/ui/feedback/ErrorBox';
import { Spinner } from '@frontend/shared/ui/feedback/Spinner';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import type { SavedWork } from '@schema/forms/fleet/maintenance';
import { MESSAGES } from '@schema/messages';
import { MAINTENANCE_TEXTS, savedServiceTitle } from '@schema/texts/fleet/maintenances';
import { useCallback, useEffect, useState } from 'react';
import { HitBookings } from './HitBookings';
import { MaintenanceEditForm } from './MaintenanceEditForm';
import { MaintenanceDocument, type SavedMaintenanceCardFragment } from './maintenances.generated';

interface MaintenanceEditorProps {
  readonly id: number;
  /** Data the board has already loaded, shown before the request completes. */
  readonly known: SavedWork | null;
  readonly cars: CarKnowledge;
  /** Path of the dialog's route. */
  readonly address: string;
  /** Path of the plan that moves the overlapped bookings; null: no permission. */
  readonly reseatLink: ((work: SavedMaintenanceCardFragment) => string) | null;
  readonly onOpenBooking: (id: number) => void;
  readonly onClose: () => void;
}

/** Dialog of existing maintenance; closes when it is deleted, updates when it changes. */
export default function MaintenanceEditor(props: MaintenanceEditorProps) {
  const { id, known, cars, address, reseatLink, onOpenBooking, onClose } = props;
  const { work, isGone, failure, refetch } = useMaintenance(id, known);
  const [hitting, setHitting] = useState<SavedMaintenanceCardFragment | null>(null);
  const askAgain = useCallback(() => void refetch().catch(() => undefined), [refetch]);

  useEffect(() => {
    if (!isGone) return;
    showToast('info', MAINTENANCE_TEXTS.gone);
    onClose();
  }, [isGone, onClose]);

  const saved = (kept: SavedMaintenanceCardFragment) => {
    showToast('success', MAINTENANCE_TEXTS.saved);
    if (kept.conflicts.length === 0) onClose();
    else setHitting(kept);
  };

  return (
    <Dialog
      title={hitting ? savedServiceTitle(cars.car(hitting.carId)) : MAINTENANCE_TEXTS.editTitle}
      address={address}
      onClose={onClose}
    >
      {hitting ? (
        <HitBookings
          bookings={hitting.conflicts}
          reseatPath={reseatLink?.(hitting) ?? null}
          onOpenBooking={onOpenBooking}
          onClose={onClose}
        />
      ) : work ? (
        <MaintenanceEditForm
          key={work.id}
          work={work}
          cars={cars}
          onSaved={saved}
          onStale={askAgain}
          onClose={onClose}
        />
      ) : (
        <DialogBody>
          {failure ? (
            <ErrorBox message={failure} />
          ) : (
            <Spinner description={MAINTENANCE_TEXTS.loading} />
          )}
        </DialogBody>
      )}
    </Dialog>
  );
}

/**
 * Maintenance, updated while it is shown. `known` is the board's data, shown while it is newer than
 * the cache.
 */
function useMaintenance(id: number, known: SavedWork | null = null) {
  const { data, error, refetch } = useFreshQuery(MaintenanceDocument, {
    variables: { id },
    topics: ['board'],
  });
  const answer = data?.maintenance;
  const isGone = answer === null || refusalOf(error)?.code === 'NOT_FOUND';
  const work: SavedWork | null = isGone ? null : newerOf<SavedWork>(answer, known);
  return {
    work,
    isGone,
    /** Error text without maintenance to show; null while loading or shown. */
    failure: error && !work ? failureText(error, MESSAGES.generic.loadFailed) : null,
    refetch,
  };
}
