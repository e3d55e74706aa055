import { useCommand } from '@frontend/shared/data/commands/use-command';
import { hasNewerVersion, useNewer } from '@frontend/shared/forms/use-newer';
import { useSaveForm } from '@frontend/shared/forms/use-save-form';
import type { CarFieldName } from '@schema/fields/car-fields';
import { carForm } from '@schema/forms/fleet/car';
import {
  type CarPayload,
  type CarValues,
  carValues,
  newCarValues,
  toCarPayload,
} from '@schema/forms/fleet/car-values';
import { MESSAGES } from '@schema/messages';
import { useState } from 'react';
import {
  CreateCarDocument,
  type FleetCarFactsFragment,
  UpdateCarDocument,
} from '../cars.generated';

/** `Pick` fails to compile when the fragment does not select a field of the form. */
export type FleetCar = FleetCarFactsFragment & Pick<FleetCarFactsFragment, CarFieldName>;
export type CarFormState = ReturnType<typeof useCarForm>;

export const valuesOf = (car: FleetCar | null): CarValues =>
  car ? carValues(car) : newCarValues();

/** State of a car's form; updates send the version of the initial values (requirements.md, F1). */
export function useCarForm(car: FleetCar | null, onSaved: (car: FleetCar) => void) {
  const create = useCommand('createCar', CreateCarDocument);
  const update = useCommand('updateCar', UpdateCarDocument);
  const [opened, open] = useState(car);
  const form = useSaveForm({
    initialValues: valuesOf(opened),
    shape: carForm,
    toPayload: toCarPayload,
    save: async (input: CarPayload, key) =>
      opened
        ? (
            await update(
              { id: opened.id, input: { ...input, version: opened.version } },
              { carIds: [opened.id] },
            )
          ).updateCar
        : (await create({ input }, { key })).createCar,
    onSaved: (saved) => {
      open(saved);
      form.reset(valuesOf(saved));
      onSaved(saved);
    },
    fallback: MESSAGES.cars.saveFailed,
  });
  const newer = useNewer({
    record: car,
    opened,
    open,
    form,
    valuesOf,
    isNewer: hasNewerVersion,
  });
  return { ...form, newer };
}
