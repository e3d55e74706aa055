import { useAwaitedTotal } from '@frontend/shared/bookings/terms/use-awaited-total';
import { settledTotal, usePriceEstimate } from '@frontend/shared/bookings/terms/usePriceEstimate';
import { useSources } from '@frontend/shared/bookings/useSources';
import { useCommand } from '@frontend/shared/data/commands/use-command';
import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { useToday } from '@frontend/shared/data/use-today';
import { computedForm } from '@frontend/shared/forms/computed-form';
import { hasNewerVersion, useNewer } from '@frontend/shared/forms/use-newer';
import { useSaveForm } from '@frontend/shared/forms/use-save-form';
import {
  type IncompleteBookingPayload,
  incompleteBookingForm,
  toIncompleteBookingPayload,
} from '@schema/forms/bookings/incomplete-booking';
import { MESSAGES } from '@schema/messages';
import { displayName, fullTitle } from '@schema/values/fleet/car-title';
import { useMemo, useState } from 'react';
import {
  RepairCarsDocument,
  RepairIncompleteBookingDocument,
  type RepairIncompleteBookingMutation,
} from './incomplete.generated';
import type { IncompleteBooking } from './incomplete-booking';
import {
  isTouched,
  type RepairValues,
  repairValues,
  withDefaultDeposit,
  withTariff,
} from './repair-values';

export type Repaired = RepairIncompleteBookingMutation['repairIncompleteBooking'];

/** State of the repair form: values, cars, sources and the tariff price. */
export function useRepair(booking: IncompleteBooking, onSaved: (saved: Repaired) => void) {
  const run = useCommand('repairIncompleteBooking', RepairIncompleteBookingDocument);
  const [opened, open] = useState(booking);
  const initialValues = useMemo(() => repairValues(opened), [opened]);
  const typed = useSaveForm<RepairValues, IncompleteBookingPayload, Repaired>({
    initialValues,
    shape: incompleteBookingForm,
    toPayload: (values) => toIncompleteBookingPayload(values, opened.version),
    save: async (input, key) =>
      (await run({ id: booking.id, input }, { key, carIds: [input.carId] }))
        .repairIncompleteBooking,
    onSaved,
    fallback: MESSAGES.booking.saveFailed,
    isUnsaved: (values) => isTouched(initialValues, values),
    awaited: async (values) => {
      const isPriced = !values.isPriceTyped && values.carId !== null;
      return completed(values, isPriced ? ((await totalOf(placeOf(values))) ?? null) : null);
    },
  });
  const { carId } = typed.values;
  const estimate = usePriceEstimate(placeOf(typed.values), carId !== null);
  const totalOf = useAwaitedTotal(placeOf(typed.values), estimate);
  const tariff = settledTotal(estimate) ?? null;
  const cars = useRepairCars();
  /** Applies the deposit of the car and the tariff total, roubles; null: none yet. */
  const completed = (values: RepairValues, total: number | null) => {
    const was = withDefaultDeposit(values, cars.depositOf(values.carId));
    return total === null ? was : withTariff(was, total);
  };
  const form = computedForm(typed, (values: RepairValues) => completed(values, tariff));
  const newer = useNewer({
    record: booking,
    opened,
    open,
    form,
    valuesOf: repairValues,
    isNewer: hasNewerVersion,
  });
  return { ...form, newer, tariff, cars, sources: useSources() };
}

/** Without a car no estimate is requested. */
const placeOf = ({ carId, startDate, endDate }: RepairValues) => ({
  carId: carId ?? 0,
  startDate,
  endDate,
});

function useRepairCars() {
  const { data, error } = useFreshQuery(RepairCarsDocument, {
    variables: { start: useToday() },
    topics: ['cars'],
  });
  const cars = data?.board.rows.map(({ car }) => car);
  return {
    options: (cars ?? []).map((car) => ({
      id: car.id,
      title: fullTitle(displayName(car), car),
    })),
    depositOf: (carId: number | null) =>
      cars?.find(({ id }) => id === carId)?.depositAmount ?? null,
    isFailed: error !== undefined,
  };
}
