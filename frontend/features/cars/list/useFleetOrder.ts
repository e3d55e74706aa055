import { useApolloClient } from '@apollo/client/react';
import { useCommand } from '@frontend/shared/data/commands/use-command';
import { refusalOf } from '@frontend/shared/data/requests/refusal';
import { commandFailureText } from '@frontend/shared/data/requests/unanswered';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { MESSAGES } from '@schema/messages';
import { useRef, useState } from 'react';
import { FleetDocument, ReorderCarsDocument } from '../cars.generated';
import { applyMoves, inOrder, type Move } from './move';

/** Maximum attempts to reapply moves to a concurrently changed list. */
const TRIES = 4;

interface FleetOrder {
  /** Refetches the fleet; throws on failure. */
  readonly readAgain: () => Promise<unknown>;
}

/**
 * Moves are shown optimistically and saved sequentially, so that they arrive in order. After a
 * concurrent change they are reapplied to the current order. A refusal rolls all of them back and
 * shows the reason (requirements.md, F).
 */
export function useFleetOrder({ readAgain }: FleetOrder) {
  const client = useApolloClient();
  const reorder = useCommand('reorderCars', ReorderCarsDocument);
  const waiting = useRef<readonly Move[]>([]);
  const isSaving = useRef(false);
  const [shown, setShown] = useState<readonly number[] | null>(null);

  const known = () => client.readQuery({ query: FleetDocument })?.cars.items.map(idOf) ?? [];

  const save = async (moves: readonly Move[]): Promise<void> => {
    for (let tries = 1; ; tries += 1) {
      const basedOn = known();
      const order = applyMoves(basedOn, moves);
      try {
        const { reorderCars } = await reorder({ order: [...order], basedOn });
        keepOrder(reorderCars.items.map(idOf));
        return;
      } catch (failure) {
        if (refusalOf(failure)?.code !== 'STALE' || tries === TRIES) throw failure;
        await readAgain();
      }
    }
  };
  const keepOrder = (order: readonly number[]) =>
    client.cache.updateQuery({ query: FleetDocument }, (kept) =>
      kept ? { ...kept, cars: { ...kept.cars, items: inOrder(kept.cars.items, order) } } : kept,
    );

  const saveWaiting = async () => {
    isSaving.current = true;
    try {
      while (waiting.current.length > 0) {
        const moves = waiting.current;
        await save(moves);
        waiting.current = waiting.current.slice(moves.length);
        setShown(applyMoves(known(), waiting.current));
      }
      showToast('success', MESSAGES.cars.ordered);
    } catch (failure) {
      waiting.current = [];
      setShown(null);
      showToast('error', commandFailureText(failure, MESSAGES.cars.orderFailed));
    }
    // A response requested before the move would show the old order.
    await readAgain().catch(() => undefined);
    isSaving.current = false;
    if (waiting.current.length > 0) void saveWaiting();
    else setShown(null);
  };

  const move = (one: Move) => {
    const order = applyMoves(known(), waiting.current);
    const next = one(order);
    if (next.every((id, place) => id === order[place])) return;
    waiting.current = [...waiting.current, one];
    setShown(next);
    if (!isSaving.current) void saveWaiting();
  };
  /** The order with the pending moves; null: the fleet's own order. */
  return { shown, move };
}

const idOf = ({ id }: { readonly id: number }) => id;
