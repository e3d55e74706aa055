import { CarSummary } from '@frontend/shared/cars/CarSummary';
import type { CarKnowledge } from '@frontend/shared/cars/car-facts';
import { NearbyPanel } from '@frontend/shared/cars/NearbyPanel';
import { nearby } from '@frontend/shared/cars/nearby';
import { useZone } from '@frontend/shared/data/session';
import { dateBounds } from '@frontend/shared/forms/date-bounds';
import { RestoredPanel } from '@frontend/shared/forms/drafts/RestoredPanel';
import { useDraftSaveForm } from '@frontend/shared/forms/drafts/use-draft-save-form';
import { FormMessage } from '@frontend/shared/forms/FormMessage';
import { readPeriod } from '@frontend/shared/forms/typed-period';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { DialogForm } from '@frontend/shared/ui/dialogs/DialogForm';
import { DialogBody, DialogFooter } from '@frontend/shared/ui/dialogs/DialogParts';
import { Text } from '@frontend/shared/ui/layout/Text';
import { maintenanceForm, toMaintenancePayload } from '@schema/forms/fleet/maintenance';
import { MESSAGES } from '@schema/messages';
import { MAINTENANCE_TEXTS } from '@schema/texts/fleet/maintenances';
import { useState } from 'react';
import { MaintenanceFields } from './MaintenanceFields';
import type { MaintenanceDraft } from './maintenance-draft';
import { newMaintenanceValues } from './maintenance-values';
import type { SavedMaintenanceCardFragment } from './maintenances.generated';
import { useCreateMaintenance } from './useSaveMaintenance';

interface MaintenanceFormProps {
  readonly draft: MaintenanceDraft;
  /** Whether the description gets the focus, on devices with a keyboard. */
  readonly hasFocus: boolean;
  readonly cars: CarKnowledge;
  readonly onCreated: (work: SavedMaintenanceCardFragment) => void;
  readonly onClose: () => void;
}

/** «Добавление сервиса» for a car and the days selected on the board. */
export function MaintenanceForm(props: MaintenanceFormProps) {
  const { draft, hasFocus, cars, onCreated, onClose } = props;
  const zone = useZone();
  const create = useCreateMaintenance();
  const [initialValues] = useState(() => newMaintenanceValues(draft));
  const form = useDraftSaveForm({
    initialValues,
    shape: maintenanceForm,
    toPayload: toMaintenancePayload,
    save: (work, key) => create(draft.carId, work, key),
    onSaved: onCreated,
    fallback: MESSAGES.maintenance.saveFailed,
    draft: {
      kind: 'newService',
      name: `new-service:${draft.carId}`,
      basis: `${initialValues.startDate} ${initialValues.endDate}`,
    },
  });
  const { values, isPending, attempt } = form;

  const car = cars.car(draft.carId);
  const period = readPeriod(values);
  const around = period && nearby(draft.carId, period, cars);
  return (
    <DialogForm
      label={MAINTENANCE_TEXTS.createTitle}
      submitCount={attempt}
      isUnsaved={form.isUnsaved}
      onDiscard={form.dropDraft}
      onSubmit={form.submit}
    >
      <DialogBody
        aside={
          <>
            {car && <CarSummary car={car} />}
            {around && <NearbyPanel nearby={around} zone={zone} />}
          </>
        }
      >
        <Text as="h3" tone="muted" size="label" weight={600} hasOwnLine>
          {MAINTENANCE_TEXTS.createTitle}
        </Text>
        <RestoredPanel kind="newService" form={form} />
        <FormMessage form={form} />
        <MaintenanceFields
          values={values}
          update={form.update}
          errorOf={form.errorOf}
          bounds={dateBounds(draft.startDate, zone)}
          hasStatus={false}
          hasFocus={hasFocus}
          isLocked={isPending}
        />
      </DialogBody>
      <DialogFooter onCancel={onClose} isLocked={isPending}>
        <Button type="submit" look="primary" isPending={isPending}>
          {MAINTENANCE_TEXTS.create}
        </Button>
      </DialogFooter>
    </DialogForm>
  );
}
