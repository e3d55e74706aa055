import { useSession } from '@frontend/shared/data/session';
import { useStoredChoice } from '@frontend/shared/lib/device/stored-choice';
import { CACHE_AGES_MS } from '@schema/constants';
import type { PaymentMethod } from '@schema/values/money/ledger';
import { type TillFacts, useTills } from './use-tills';

export interface ChosenTill {
  /** Tills to choose from, the own one first. */
  readonly tills: readonly TillFacts[];
  /** ID of the chosen till; null: the own one, which may not exist yet. */
  readonly tillId: number | null;
  readonly choose: (tillId: number | null) => void;
  /** The part of an input that names the till; empty for the own till and other methods. */
  readonly inputOf: (method: PaymentMethod) => { readonly tillId?: number };
}

/** A form shows the names of tills, which payments do not change. */
const NAMES = { topics: [], maxAgeMs: CACHE_AGES_MS.analytics };

/** The till of cash, remembered for the user on this device. */
export function useChosenTill(): ChosenTill {
  const { user } = useSession();
  const { usable, isLoaded } = useTills(NAMES);
  const [stored, store] = useStoredChoice(`money-till-${user.id}`);
  const last = stored === null ? null : Number(stored);
  // Until the list is known the server checks a stored till.
  const tillId = !isLoaded || usable.some(({ id }) => id === last) ? last : null;
  return {
    tills: usable,
    tillId,
    choose: (next) => store(next === null ? null : String(next)),
    inputOf: (method) => (method === 'cash' && tillId !== null ? { tillId } : {}),
  };
}
