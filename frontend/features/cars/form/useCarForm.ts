import {
  CreateCarDocument,
  type FleetCarFactsFragment,
  UpdateCarDocument,
} from '@frontend/gql/graphql';
import { useCommand } from '@frontend/shared/data/use-command';
import { useSaveForm } from '@frontend/shared/forms/use-save-form';
import { carForm } from '@schema/forms/fleet/car';
import {
  type CarPayload,
  type CarValues,
  carValues,
  newCarValues,
  toCarPayload,
} from '@schema/forms/fleet/car-values';
import { MESSAGES } from '@schema/messages';

export type FleetCar = FleetCarFactsFragment;
export type CarFormState = ReturnType<typeof useCarForm>;

export function payloadOf(car: FleetCar): CarPayload {
  return {
    ...car,
    color: car.color ?? null,
    year: car.year ?? null,
    description: car.description ?? null,
    photos: [...car.photos],
    tariffGroups: car.tariffGroups.map((group) => ({
      ...group,
      startMonth: group.startMonth ?? null,
      startDay: group.startDay ?? null,
      endMonth: group.endMonth ?? null,
      endDay: group.endDay ?? null,
      tariffs: [...group.tariffs],
    })),
  };
}

export const valuesOf = (car: FleetCar | null): CarValues =>
  car ? carValues(payloadOf(car)) : newCarValues();

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
