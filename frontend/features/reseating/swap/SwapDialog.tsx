import { failureText } from '@frontend/shared/data/requests/failure-text';
import { useSession } from '@frontend/shared/data/session';
import { bound } from '@frontend/shared/forms/bound';
import { SaveDialog } from '@frontend/shared/forms/SaveDialog';
import { ErrorBox } from '@frontend/shared/ui/feedback/ErrorBox';
import { Spinner } from '@frontend/shared/ui/feedback/Spinner';
import { Select } from '@frontend/shared/ui/fields/select/Select';
import { InfoPanel } from '@frontend/shared/ui/layout/InfoPanel';
import { DateTimeField } from '@frontend/shared/ui/pickers/DateTimeField';
import { MESSAGES } from '@schema/messages';
import { RESEATING_TEXTS } from '@schema/texts/bookings/reseating';
import { UNRETURNED_TEXTS } from '@schema/texts/bookings/whereabouts';
import type { PlanFacts, StayingSeat } from '../useReseatPlan';
import { useSwapForm } from './useSwapForm';

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
  const { update, errorOf, isPending, isNow, cars, taken, failure } = form;
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
