import { refusalOf } from '@frontend/shared/data/requests/refusal';
import { useSession } from '@frontend/shared/data/session';
import { useSaveForm } from '@frontend/shared/forms/use-save-form';
import { carSwapForm, swapMinute } from '@schema/forms/bookings/car-swap';
import { MESSAGES } from '@schema/messages';
import { useState } from 'react';
import type { PlanFacts, StayingSeat } from '../useReseatPlan';
import { type Swap, useSwap } from './useSwap';
import { type SwapCarOption, useSwapCars } from './useSwapCars';

interface SwapFormOptions {
  readonly rental: StayingSeat;
  readonly car: PlanFacts['car'];
  readonly onSwapped: () => void;
}

interface SwapValues {
  /** ISO instant; '' while incomplete. */
  readonly at: string;
  /** Null: the first option. */
  readonly carId: number | null;
}

/** State of the swap form: the time and the cars free from then on. */
export function useSwapForm({ rental, car, onSwapped }: SwapFormOptions) {
  const { now } = useSession();
  const swap = useSwap();
  /** The replacement that must be confirmed: another customer has not returned it. */
  const [unreturnedId, setUnreturned] = useState<number | null>(null);
  const [opened] = useState(() => now().toISOString());
  const bounds = { startDate: new Date(rental.startDate), endDate: new Date(rental.endDate) };
  const form = useSaveForm<SwapValues, Swap, void>({
    initialValues: { at: opened, carId: null },
    shape: carSwapForm(bounds, now),
    toPayload: ({ at }): Swap => ({
      bookingId: rental.id,
      version: rental.version ?? null,
      from: car.id,
      to: taken?.id ?? 0,
      title: taken?.title ?? '',
      // Unchanged, it is the time of the swap, not of opening the dialog.
      at: swapMinute(at) === swapMinute(opened) ? null : swapMinute(at),
      isConfirmed: taken !== null && taken.id === unreturnedId,
    }),
    save: async (wanted, key) => {
      try {
        await swap(wanted, key);
      } catch (error) {
        if (refusalOf(error)?.code === 'CAR_NOT_RETURNED') setUnreturned(wanted.to);
        throw error;
      }
    },
    onSaved: onSwapped,
    fallback: MESSAGES.carSwap.saveFailed,
  });
  const { at, carId } = form.values;
  const isPossible = carSwapForm(bounds, now).isValidSync({ at });
  const { cars, error } = useSwapCars({
    start: (isPossible && swapMinute(at)) || opened,
    end: rental.endDate,
    title: car.title,
  });
  const taken: SwapCarOption | null = cars?.find(({ id }) => id === (carId ?? cars[0]?.id)) ?? null;
  return {
    ...form,
    cars,
    taken,
    failure: error,
    isNow: swapMinute(at) === swapMinute(opened),
    mustConfirm: taken !== null && taken.id === unreturnedId,
  };
}
