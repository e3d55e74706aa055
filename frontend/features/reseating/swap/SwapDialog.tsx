import { swapSheetsPath } from '@frontend/shared/bookings/handover-path';
import { type Swap, useSwap } from '@frontend/shared/bookings/swap/useSwap';
import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { failureText } from '@frontend/shared/data/requests/failure-text';
import { refusalOf } from '@frontend/shared/data/requests/refusal';
import { useSession, useZone } from '@frontend/shared/data/session';
import { useToday } from '@frontend/shared/data/use-today';
import { bound } from '@frontend/shared/forms/bound';
import { SaveDialog } from '@frontend/shared/forms/SaveDialog';
import { useSaveForm } from '@frontend/shared/forms/use-save-form';
import { ButtonLink } from '@frontend/shared/ui/buttons/ButtonLink';
import { ErrorBox } from '@frontend/shared/ui/feedback/ErrorBox';
import { Spinner } from '@frontend/shared/ui/feedback/Spinner';
import { Select } from '@frontend/shared/ui/fields/select/Select';
import { InfoPanel } from '@frontend/shared/ui/layout/InfoPanel';
import { DateTimeField } from '@frontend/shared/ui/pickers/DateTimeField';
import { carSwapForm, swapMinute } from '@schema/forms/bookings/car-swap';
import { MESSAGES } from '@schema/messages';
import { RESEATING_TEXTS } from '@schema/texts/bookings/reseating';
import { UNRETURNED_TEXTS, unreturnedWords } from '@schema/texts/bookings/whereabouts';
import { SWAP_SHEET_TEXTS } from '@schema/texts/handover/swap-sheets';
import { displayName, fullTitle } from '@schema/values/fleet/car-title';
import { useState } from 'react';
import { SwapCarsDocument } from '../reseating.generated';
import type { PlanFacts, StayingSeat } from '../useReseatPlan';

interface SwapDialogProps {
  /** A rental in progress. */
  readonly rental: StayingSeat;
  /** The broken car. */
  readonly car: PlanFacts['car'];
  readonly onClose: () => void;
}

/** Chooses the replacement car and the swap time (docs/domain.md, a car that breaks). */
export function SwapDialog({ rental, car, onClose }: SwapDialogProps) {
  const { now, company } = useSession();
  const form = useSwapForm({ rental, car, onSwapped: onClose });
  const { update, errorOf, isPending, isNow, isPossible, at, cars, taken, failure } = form;
  const start = isNow ? RESEATING_TEXTS.swapNow : RESEATING_TEXTS.swapThen;
  const submit = form.mustConfirm ? UNRETURNED_TEXTS.confirm : start;
  const hasSame = cars?.some(({ isSame }) => isSame) ?? false;
  return (
    <SaveDialog
      title={`${RESEATING_TEXTS.swapTitle}: ${rental.title}`}
      size="medium"
      form={form}
      submit={submit}
      isReady={taken !== null}
      extra={
        taken &&
        isPossible && (
          <ButtonLink target={{ to: swapSheetsPath(rental.id, { carId: taken.id, at }) }}>
            {SWAP_SHEET_TEXTS.open}
          </ButtonLink>
        )
      }
      onClose={onClose}
    >
      {failure && <ErrorBox message={failureText(failure, MESSAGES.generic.loadFailed)} />}
      <InfoPanel look="info">{RESEATING_TEXTS.swapHint}</InfoPanel>
      <DateTimeField
        label={RESEATING_TEXTS.swapAt}
        zone={company.timeZone}
        min={rental.startDate}
        max={now().toISOString()}
        isReadOnly={isPending}
        {...bound(form, 'at')}
      />
      {!cars && !failure && <Spinner description={RESEATING_TEXTS.swapLoading} />}
      {cars?.length === 0 && <InfoPanel look="warning">{RESEATING_TEXTS.swapNone}</InfoPanel>}
      {cars && cars.length > 0 && (
        <Select
          label={RESEATING_TEXTS.swapCar}
          options={cars}
          value={taken?.id ?? null}
          onChange={(carId) => update((was) => ({ ...was, carId }))}
          error={taken ? errorOf('carId') : RESEATING_TEXTS.swapCarTaken}
          hint={taken && hintOf(taken.isSame, hasSame)}
        />
      )}
    </SaveDialog>
  );
}

/** No hint when the user prefers another model although the same is free. */
const hintOf = (isSame: boolean, hasSame: boolean) =>
  isSame ? RESEATING_TEXTS.sameModel : hasSame ? null : RESEATING_TEXTS.otherModel;

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
function useSwapForm({ rental, car, onSwapped }: SwapFormOptions) {
  const { now } = useSession();
  const swap = useSwap();
  /** The replacement that must be confirmed: another customer has not returned it. */
  const [unreturnedId, setUnreturned] = useState<number | null>(null);
  const [opened] = useState(() => now().toISOString());
  const bounds = { startDate: new Date(rental.startDate), endDate: new Date(rental.endDate) };
  /** If unchanged, the time of the swap, not of opening the dialog. */
  const chosenAt = (at: string) => (swapMinute(at) === swapMinute(opened) ? null : swapMinute(at));
  const form = useSaveForm<SwapValues, Swap, void>({
    initialValues: { at: opened, carId: null },
    shape: carSwapForm(bounds, now),
    toPayload: ({ at }): Swap => ({
      bookingId: rental.id,
      version: rental.version ?? null,
      from: car.id,
      to: taken?.id ?? 0,
      title: taken?.title ?? '',
      at: chosenAt(at),
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
    isNow: chosenAt(at) === null,
    isPossible,
    /** Chosen time, ISO; null: now. */
    at: chosenAt(at),
    mustConfirm: taken !== null && taken.id === unreturnedId,
  };
}

interface SwapCarsQuestion {
  /** ISO instants: from the swap to the end of the rental. */
  readonly start: string;
  readonly end: string;
  /** Brand and model of the broken car. */
  readonly title: string;
}

interface SwapCarOption {
  readonly id: number;
  readonly title: string;
  /** Same model as the customer booked. */
  readonly isSame: boolean;
}

/** Cars that are free over a period, the same model first; null while loading. */
function useSwapCars({ start, end, title }: SwapCarsQuestion) {
  const today = useToday();
  const zone = useZone();
  const { data, error } = useFreshQuery(SwapCarsDocument, {
    variables: { start, end },
    maxAgeMs: 0,
  });
  const cars = data?.availableCars.items.map(
    ({ car, unreturned }): SwapCarOption => ({
      id: car.id,
      title: [
        fullTitle(displayName(car), car),
        unreturned && unreturnedWords(unreturned, today, zone),
      ]
        .filter(Boolean)
        .join(' · '),
      isSame: displayName(car) === title,
    }),
  );
  return { cars: cars?.sort((a, b) => Number(b.isSame) - Number(a.isSame)) ?? null, error };
}
