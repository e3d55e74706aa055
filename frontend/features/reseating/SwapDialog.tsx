import { SwapCarsDocument } from '@frontend/gql/graphql';
import { failureText } from '@frontend/shared/data/failure-text';
import { useSession } from '@frontend/shared/data/session';
import { useFreshQuery } from '@frontend/shared/data/use-fresh-query';
import { useQuestion } from '@frontend/shared/forms/use-question';
import { Button } from '@frontend/shared/ui/Button';
import { Dialog } from '@frontend/shared/ui/Dialog';
import { DialogBody, DialogFooter } from '@frontend/shared/ui/DialogParts';
import { ErrorBox } from '@frontend/shared/ui/ErrorBox';
import { InfoPanel } from '@frontend/shared/ui/InfoPanel';
import { Select } from '@frontend/shared/ui/Select';
import { Spinner } from '@frontend/shared/ui/Spinner';
import { MESSAGES } from '@schema/messages';
import { RESEATING_TEXTS } from '@schema/texts/reseating';
import { displayName } from '@schema/values/car-title';
import { useState } from 'react';
import type { PlanFacts, StayingSeat } from './useReseatPlan';
import { useSwap } from './useSwap';

/** Nothing is said of another model that was chosen though there is the same. */
const hintOf = ({ isSame }: { readonly isSame: boolean }, hasSame: boolean) =>
  isSame ? RESEATING_TEXTS.sameModel : hasSame ? null : RESEATING_TEXTS.otherModel;

interface SwapDialogProps {
  /** A rental under way. */
  readonly rental: StayingSeat;
  /** The car that broke. */
  readonly car: PlanFacts['car'];
  readonly onClose: () => void;
}

/** Which car the rental goes on in from now on (docs/domain.md, a car that breaks). */
export function SwapDialog({ rental, car, onClose }: SwapDialogProps) {
  const { now } = useSession();
  const [start] = useState(() => now().toISOString());
  const { data, error } = useFreshQuery(SwapCarsDocument, {
    variables: { start, end: rental.endDate },
    maxAgeMs: 0,
  });
  const cars = (data?.availableCars.items ?? []).map((item) => ({
    id: item.car.id,
    title: `${displayName(item.car)} · ${item.car.licensePlate}`,
    isSame: displayName(item.car) === car.title,
  }));
  const [same, others] = [cars.filter(({ isSame }) => isSame), cars.filter((one) => !one.isSame)];
  const options = [...same, ...others];
  const [chosen, setChosen] = useState<number | null>(null);
  const taken = cars.find(({ id }) => id === (chosen ?? options[0]?.id));

  const swap = useSwap();
  const question = useQuestion(MESSAGES.carSwap.saveFailed, async () => {
    if (!taken) return;
    await swap({ bookingId: rental.id, from: car.id, to: taken.id, title: taken.title });
    onClose();
  });
  const failure = question.error ?? (error && failureText(error, MESSAGES.generic.loadFailed));
  return (
    <Dialog
      title={`${RESEATING_TEXTS.swapTitle}: ${rental.title}`}
      isLocked={question.isPending}
      onClose={onClose}
    >
      <DialogBody>
        {failure && <ErrorBox message={failure} />}
        <InfoPanel look="info">{RESEATING_TEXTS.swapHint}</InfoPanel>
        {!data && !error && <Spinner description={RESEATING_TEXTS.swapLoading} />}
        {data && options.length === 0 && (
          <InfoPanel look="warning">{RESEATING_TEXTS.swapNone}</InfoPanel>
        )}
        {taken && (
          <Select
            label={RESEATING_TEXTS.swapCar}
            options={options}
            value={taken.id}
            onChange={setChosen}
            hint={hintOf(taken, same.length > 0)}
          />
        )}
      </DialogBody>
      <DialogFooter onCancel={onClose} hasSubmit={false} isLocked={question.isPending}>
        <Button
          look="primary"
          disabled={!taken}
          isPending={question.isPending}
          onClick={question.onConfirm}
        >
          {RESEATING_TEXTS.swapNow}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
