import { offerCommandUndo } from '@frontend/shared/data/commands/offer-command-undo';
import { announce } from '@frontend/shared/data/commands/stale';
import { useAttemptKey } from '@frontend/shared/data/commands/use-attempt-key';
import { useCommand } from '@frontend/shared/data/commands/use-command';
import { useQuestion } from '@frontend/shared/forms/use-question';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { Dialog } from '@frontend/shared/ui/dialogs/Dialog';
import { DialogBody, DialogFooter } from '@frontend/shared/ui/dialogs/DialogParts';
import { ErrorBox } from '@frontend/shared/ui/feedback/ErrorBox';
import { Checkbox } from '@frontend/shared/ui/fields/Checkbox';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { CAR_LIMITS } from '@schema/constants/fleet';
import { TARIFF_COPY_MESSAGES } from '@schema/messages/tariff-copy';
import { TARIFF_COPY_TEXTS } from '@schema/texts/fleet/cars';
import { displayName, subtitle } from '@schema/values/fleet/car-title';
import { CAR_FORMS, plural } from '@schema/values/words/plural';
import CopyPlus from 'lucide-react/icons/copy-plus';
import { useState } from 'react';
import { CopyTariffsDocument, UndoTariffCopyDocument } from '../cars.generated';
import type { FleetCar } from '../form/useCarForm';
import css from './CopyTariffs.module.css';
import { haveSameTariffs, othersOfModel } from './same-model';

interface CopyTariffsProps {
  readonly car: FleetCar;
  readonly fleet: readonly FleetCar[];
  /** Unsaved tariffs cannot be copied. */
  readonly isUnsaved: boolean;
}

/** The button that copies the saved tariffs; absent without another car of the model. */
export function CopyTariffs({ car, fleet, isUnsaved }: CopyTariffsProps) {
  const [isOpen, setOpen] = useState(false);
  const others = othersOfModel(car, fleet);
  if (others.length === 0) return null;
  return (
    <>
      <Button icon={<CopyPlus />} disabled={isUnsaved} onClick={() => setOpen(true)}>
        {TARIFF_COPY_TEXTS.open}
      </Button>
      {isUnsaved && <span className={css.quiet}>{TARIFF_COPY_TEXTS.saveFirst}</span>}
      {isOpen && <CopyTariffsDialog car={car} others={others} onClose={() => setOpen(false)} />}
    </>
  );
}

interface CopyTariffsDialogProps {
  readonly car: FleetCar;
  readonly others: readonly FleetCar[];
  readonly onClose: () => void;
}

/** Replaces the tariffs of chosen cars of the model by those of this car, all or none. */
function CopyTariffsDialog({ car, others, onClose }: CopyTariffsDialogProps) {
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const copy = useCommand('copyTariffs', CopyTariffsDocument);
  const undo = useCommand('undoTariffCopy', UndoTariffCopyDocument);
  const attemptKey = useAttemptKey();
  const chosen = others.filter(({ id }) => !left.has(id));
  const tooMany = chosen.length > CAR_LIMITS.tariffCopies ? TARIFF_COPY_MESSAGES.tooMany : null;
  const { isPending, error, onConfirm } = useQuestion(TARIFF_COPY_MESSAGES.failed, async () => {
    const variables = {
      carId: car.id,
      version: car.version,
      cars: chosen.map(({ id, version }) => ({ id, version })),
    };
    const carIds = chosen.map(({ id }) => id);
    try {
      const options = { carIds, key: attemptKey(variables) };
      const { operationId } = (await copy(variables, options)).copyTariffs;
      offerCommandUndo({
        done: `${TARIFF_COPY_TEXTS.done}: ${plural(chosen.length, CAR_FORMS)}`,
        about: `tariffs:${car.id}`,
        run: () => undo({ operationId }, { carIds }),
        undone: TARIFF_COPY_TEXTS.undone,
        failed: TARIFF_COPY_MESSAGES.undoFailed,
      });
    } catch (failure) {
      // The list may be stale: refetch it.
      announce('copyTariffs', carIds);
      throw failure;
    }
    onClose();
  });
  const shown = error ?? tooMany;
  const choose = (ids: readonly number[], isTaken: boolean) =>
    setLeft((now) => {
      const next = new Set(now);
      for (const id of ids) isTaken ? next.delete(id) : next.add(id);
      return next;
    });
  return (
    <Dialog title={TARIFF_COPY_TEXTS.title} isLocked={isPending} onClose={onClose}>
      <DialogBody>
        <p className={css.hint}>
          <b>{displayName(car)}</b>. {TARIFF_COPY_TEXTS.hint}
        </p>
        {shown && <ErrorBox message={shown} />}
        <Stack as="fieldset" aria-label={TARIFF_COPY_TEXTS.cars} disabled={isPending}>
          {others.length > 1 && (
            <Checkbox
              label={<b>{TARIFF_COPY_TEXTS.all}</b>}
              isChecked={chosen.length === others.length}
              onChange={(isTaken) =>
                choose(
                  others.map(({ id }) => id),
                  isTaken,
                )
              }
            />
          )}
          {others.map((other) => (
            <Checkbox
              key={other.id}
              label={subtitle(other)}
              hint={haveSameTariffs(car, other) ? TARIFF_COPY_TEXTS.same : undefined}
              isChecked={!left.has(other.id)}
              onChange={(isTaken) => choose([other.id], isTaken)}
            />
          ))}
        </Stack>
      </DialogBody>
      <DialogFooter onCancel={onClose} hasSubmit={false} isLocked={isPending}>
        <Button
          look="primary"
          size="large"
          isPending={isPending}
          disabled={chosen.length === 0 || tooMany !== null}
          onClick={onConfirm}
        >
          {TARIFF_COPY_TEXTS.submit}: {plural(chosen.length, CAR_FORMS)}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
