import { useCommand } from '@frontend/shared/data/commands/use-command';
import { useQuestion } from '@frontend/shared/forms/use-question';
import { ConfirmDialog } from '@frontend/shared/ui/dialogs/ConfirmDialog';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { MESSAGES } from '@schema/messages';
import { CARS_TEXTS } from '@schema/texts/fleet/cars';
import { displayName } from '@schema/values/fleet/car-title';
import { DeleteCarDocument } from '../cars.generated';
import type { FleetCar } from './useCarForm';

interface DeleteCarQuestionProps {
  readonly car: FleetCar;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Confirms the deletion of a car with all its records (requirements.md, T28). */
export function DeleteCarQuestion({ car, onDeleted, onClose }: DeleteCarQuestionProps) {
  const run = useCommand('deleteCar', DeleteCarDocument);
  const question = useQuestion(MESSAGES.cars.deleteFailed, async () => {
    await run({ id: car.id }, { carIds: [car.id] });
    showToast('success', MESSAGES.cars.deleted);
    onClose();
    onDeleted();
  });
  return (
    <ConfirmDialog
      title={CARS_TEXTS.deleteTitle}
      description={
        <>
          <b>
            {displayName(car)} {car.licensePlate}
          </b>
          . {CARS_TEXTS.deleteHint}
        </>
      }
      confirmTitle={CARS_TEXTS.deleteConfirm}
      isDangerous
      {...question}
      onClose={onClose}
    />
  );
}
