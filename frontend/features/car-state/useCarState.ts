import { offerCommandUndo } from '@frontend/shared/data/commands/offer-command-undo';
import { useCommand } from '@frontend/shared/data/commands/use-command';
import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { commandFailureText } from '@frontend/shared/data/requests/unanswered';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { CAR_STATE_MESSAGES } from '@schema/messages/car-state';
import { DAMAGE_TEXTS } from '@schema/texts/fleet/car-state';
import {
  CarStateDocument,
  type CarStateFactsFragment,
  MendCarDamageDocument,
  ReverseMileageReadingDocument,
  UnmendCarDamageDocument,
  WithdrawCarDamageDocument,
} from './car-state.generated';

export type CarStateFacts = CarStateFactsFragment;
export type DamageFacts = CarStateFacts['damages'][number];
export type ReadingFacts = CarStateFacts['readings'][number];

/** Mileage and damages of a car; read again after a change by another user. */
export function useCarState(carId: number) {
  const { data, query } = useFreshQuery(CarStateDocument, {
    variables: { carId },
    topics: ['carState', 'cars'],
    answeredBy: [
      'addMileageReading',
      'reverseMileageReading',
      'addCarDamage',
      'mendCarDamage',
      'unmendCarDamage',
      'withdrawCarDamage',
    ],
  });
  return { state: data?.carState ?? null, query };
}

/** Changes of one reading or damage; each throws on refusal. */
export function useStateCommands() {
  return {
    reverse: useCommand('reverseMileageReading', ReverseMileageReadingDocument),
    mend: useCommand('mendCarDamage', MendCarDamageDocument),
    unmend: useCommand('unmendCarDamage', UnmendCarDamageDocument),
    withdraw: useCommand('withdrawCarDamage', WithdrawCarDamageDocument),
  };
}

/** The repair mark of a damage, set and removed at once; the notice undoes the mark. */
export function useMending(id: number) {
  const { mend, unmend } = useStateCommands();
  const { damageFailed } = CAR_STATE_MESSAGES;
  const undo = { run: () => unmend({ id }), undone: DAMAGE_TEXTS.unmended, failed: damageFailed };
  const shown = async (action: () => Promise<unknown>, done: () => void) => {
    try {
      await action();
      done();
    } catch (error) {
      showToast('error', commandFailureText(error, damageFailed));
    }
  };
  const offerUndo = () =>
    offerCommandUndo({ done: DAMAGE_TEXTS.mendedDone, about: `damage-${id}`, ...undo });
  return {
    mend: () => shown(() => mend({ id }), offerUndo),
    /** Throws on refusal. `maintenanceId` null: not named. */
    mendIn: async (maintenanceId: number | null) => {
      await mend({ id, maintenanceId });
      offerUndo();
    },
    unmend: () => shown(undo.run, () => showToast('success', undo.undone)),
  };
}
