import type { DrawnDamage, Point } from '@frontend/shared/cars/damages/CarDrawing';
import { DamageDialog } from '@frontend/shared/cars/damages/DamageDialog';
import { offerCommandUndo } from '@frontend/shared/data/commands/offer-command-undo';
import { useCommand } from '@frontend/shared/data/commands/use-command';
import { CAR_STATE_MESSAGES } from '@schema/messages/car-state';
import { DAMAGE_TEXTS } from '@schema/texts/fleet/car-state';
import type { CarView } from '@schema/values/fleet/damage';
import { AddCarDamageDocument } from './car-state.generated';
import { type CarStateFacts, useStateCommands } from './useCarState';

interface NewDamageDialogProps {
  readonly state: CarStateFacts;
  readonly damages: readonly DrawnDamage[];
  readonly view: CarView;
  readonly point: Point | null;
  readonly onClose: () => void;
}

/** Records a damage of the car; the notice withdraws it. */
export function NewDamageDialog({ state, onClose, ...drawn }: NewDamageDialogProps) {
  const { withdraw } = useStateCommands();
  const add = useCommand('addCarDamage', AddCarDamageDocument);
  return (
    <DamageDialog
      {...drawn}
      save={async (input, key) => (await add({ carId: state.carId, input }, { key })).state}
      onSaved={(saved) => {
        // The latest first: the answer was read in the transaction that added it.
        const [added] = saved.damages;
        if (added) {
          offerCommandUndo({
            done: DAMAGE_TEXTS.done,
            about: `damage-${added.id}`,
            run: () => withdraw({ id: added.id }),
            undone: DAMAGE_TEXTS.withdrawn,
            failed: CAR_STATE_MESSAGES.damageFailed,
          });
        }
        onClose();
      }}
      onClose={onClose}
    />
  );
}
