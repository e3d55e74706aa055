import { skipToken, useQuery } from '@apollo/client/react';
import {
  EstimatePriceDocument,
  RepairCarsDocument,
  RepairIncompleteBookingDocument,
  type RepairIncompleteBookingMutation,
} from '@frontend/gql/graphql';
import { useSources } from '@frontend/shared/bookings/useSources';
import { useCommand } from '@frontend/shared/data/use-command';
import { useToday } from '@frontend/shared/data/use-today';
import { readPeriod } from '@frontend/shared/forms/typed-period';
import { useSaveForm } from '@frontend/shared/forms/use-save-form';
import { useSettled } from '@frontend/shared/lib/use-settled';
import {
  type IncompleteBookingPayload,
  incompleteBookingForm,
  toIncompleteBookingPayload,
} from '@schema/forms/bookings/incomplete-booking';
import { MESSAGES } from '@schema/messages';
import { displayName } from '@schema/values/fleet/car-title';
import { useEffect, useMemo, useState } from 'react';
import type { IncompleteBooking } from './incomplete-booking';
import {
  isTouched,
  type RepairValues,
  repairValues,
  withDefaultDeposit,
  withTariff,
} from './repair-values';

export type Repaired = RepairIncompleteBookingMutation['repairIncompleteBooking'];

/** Debounce of typed dates, ms. */
const TYPING_PAUSE_MS = 250;

/** State of the repair form: values, cars, sources and the tariff price. */
export function useRepair(booking: IncompleteBooking, onSaved: (saved: Repaired) => void) {
  const run = useCommand('repairIncompleteBooking', RepairIncompleteBookingDocument);
  const [initialValues] = useState(() => repairValues(booking));
  const form = useSaveForm<RepairValues, IncompleteBookingPayload, Repaired>({
    initialValues,
    shape: incompleteBookingForm,
    toPayload: (values) => toIncompleteBookingPayload(values, booking.version),
    save: async (input, key) =>
      (await run({ id: booking.id, input }, { key, carIds: [input.carId] }))
        .repairIncompleteBooking,
    onSaved,
    fallback: MESSAGES.booking.saveFailed,
    isUnsaved: (values) => isTouched(initialValues, values),
  });
  const tariff = useTariff(form.values);
  const cars = useRepairCars();
  const { update } = form;
  const deposit = cars.depositOf(form.values.carId);
  useEffect(() => {
    update((was) => withDefaultDeposit(was, deposit));
  }, [deposit, update]);
  useEffect(() => {
    if (tariff !== null) update((was) => withTariff(was, tariff));
  }, [tariff, update]);
  return { ...form, tariff, cars, sources: useSources() };
}

/** The tariff total for the selected car and period, roubles; null while unknown. */
function useTariff({ carId, startDate, endDate }: RepairValues): number | null {
  const wanted = useMemo(
    () =>
      carId !== null && readPeriod({ startDate, endDate }) ? { carId, startDate, endDate } : null,
    [carId, startDate, endDate],
  );
  const asked = useSettled(wanted, TYPING_PAUSE_MS);
  const { data, loading } = useQuery(
    EstimatePriceDocument,
    asked ? { variables: asked, fetchPolicy: 'no-cache' } : skipToken,
  );
  return data && !loading && wanted === asked ? data.estimatePrice.totalPrice : null;
}

function useRepairCars() {
  const { data, error } = useQuery(RepairCarsDocument, { variables: { start: useToday() } });
  const cars = data?.board.rows.map(({ car }) => car);
  return {
    options: (cars ?? []).map((car) => ({
      id: car.id,
      title: `${displayName(car)} · ${car.licensePlate}`,
    })),
    depositOf: (carId: number | null) =>
      cars?.find(({ id }) => id === carId)?.depositAmount ?? null,
    isFailed: error !== undefined,
  };
}
