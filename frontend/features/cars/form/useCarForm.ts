import { useCommand } from '@frontend/shared/data/commands/use-command';
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

/** State of a car's form; updates send the car's version (requirements.md, F1). */
export function useCarForm(car: FleetCar | null, onSaved: (car: FleetCar) => void) {
  const create = useCommand('createCar', CreateCarDocument);
  const update = useCommand('updateCar', UpdateCarDocument);
  return useSaveForm({
    initialValues: valuesOf(car),
    shape: carForm,
    toPayload: toCarPayload,
    save: async (input: CarPayload, key) =>
      car
        ? (
            await update(
              { id: car.id, input: { ...input, version: car.version } },
              { carIds: [car.id] },
            )
          ).updateCar
        : (await create({ input }, { key })).createCar,
    onSaved,
    fallback: MESSAGES.cars.saveFailed,
  });
}
