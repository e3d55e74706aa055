import { CarSummary } from '@frontend/shared/cars/CarSummary';
import type { CarKnowledge } from '@frontend/shared/cars/car-facts';
import { useZone } from '@frontend/shared/data/session';
import { dateBounds } from '@frontend/shared/forms/date-bounds';
import { RestoredPanel } from '@frontend/shared/forms/drafts/RestoredPanel';
import { useDraftSaveForm } from '@frontend/shared/forms/drafts/use-draft-save-form';
import { FormMessage } from '@frontend/shared/forms/FormMessage';
import { rebased } from '@frontend/shared/forms/rebase';
import { StalePanel } from '@frontend/shared/forms/StalePanel';
import { hasNewerVersion, useNewer } from '@frontend/shared/forms/use-newer';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { DialogForm } from '@frontend/shared/ui/dialogs/DialogForm';
import { DialogBody, DialogFooter } from '@frontend/shared/ui/dialogs/DialogParts';
import type { SavedWork } from '@schema/forms/fleet/maintenance';
import { maintenanceForm, toMaintenancePayload } from '@schema/forms/fleet/maintenance';
import { MESSAGES } from '@schema/messages';
import { MAINTENANCE_TEXTS } from '@schema/texts/fleet/maintenances';
import { parseInstant } from '@schema/values/time/instant';
import { useState } from 'react';
import { MaintenanceFields } from './MaintenanceFields';
import { maintenanceChanges } from './maintenance-changes';
import { editMaintenanceValues, isChanged } from './maintenance-values';
import type { SavedMaintenanceCardFragment } from './maintenances.generated';
import { useUpdateMaintenance } from './useSaveMaintenance';

interface MaintenanceEditFormProps {
  /** The latest version from the server. */
  readonly work: SavedWork;
  readonly cars: CarKnowledge;
  readonly onSaved: (work: SavedMaintenanceCardFragment) => void;
  /** Called on STALE: refetches the maintenance. */
  readonly onStale: () => void;
  readonly onClose: () => void;
}

/** «Редактирование сервиса»; shows other users' changes until the user types. */
export function MaintenanceEditForm(props: MaintenanceEditFormProps) {
  const { work, cars, onSaved, onStale, onClose } = props;
  const zone = useZone();
  const save = useUpdateMaintenance();
  const [opened, setOpened] = useState(work);
  const form = useDraftSaveForm({
    initialValues: editMaintenanceValues(opened),
    shape: maintenanceForm,
    toPayload: toMaintenancePayload,
    save: (payload) => save(opened, payload),
    onSaved,
    fallback: MESSAGES.maintenance.updateFailed,
    isUnsaved: (typed) => isChanged(opened, typed),
    onRefused: ({ code }) => {
      if (code === 'STALE') onStale();
    },
    draft: { kind: 'service', name: `service:${work.id}`, basis: String(opened.version) },
  });
  const { values, isPending, isUnsaved, attempt } = form;
  const newer = useNewer({
    record: work,
    opened,
    open: setOpened,
    form,
    valuesOf: editMaintenanceValues,
    isNewer: hasNewerVersion,
    changesOf: (was, now) => maintenanceChanges(was, now, zone),
    rebase: (was, fresh, typed) => rebased(was, fresh, typed, ['startDate', 'endDate']),
  });

  const car = cars.car(work.carId);
  const start = parseInstant(opened.startDate);
  return (
    <DialogForm
      label={MAINTENANCE_TEXTS.editTitle}
      submitCount={attempt}
      isUnsaved={isUnsaved}
      onDiscard={form.dropDraft}
      onSubmit={() => isUnsaved && form.submit()}
    >
      <DialogBody>
        {car && <CarSummary car={car} />}
        <RestoredPanel kind="service" form={form} />
        <FormMessage form={form} />
        {newer && (
          <StalePanel
            title={MAINTENANCE_TEXTS.staleTitle}
            changes={newer.changes}
            onLoad={newer.load}
          />
        )}
        <MaintenanceFields
          values={values}
          update={form.update}
          errorOf={form.errorOf}
          bounds={start ? dateBounds(start, zone) : {}}
          hasStatus
          isLocked={isPending}
        />
      </DialogBody>
      <DialogFooter onCancel={onClose} isLocked={isPending}>
        <Button
          type="submit"
          look="primary"
          isPending={isPending}
          disabled={!isUnsaved && !isPending}
        >
          {MAINTENANCE_TEXTS.save}
        </Button>
      </DialogFooter>
    </DialogForm>
  );
}
