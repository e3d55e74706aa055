import { useApolloClient } from '@apollo/client/react';
import { registerWorker } from '@frontend/app/offline/register-worker';
import type { BoardHandle } from '@frontend/features/board/board-handle';
import { enableDragging } from '@frontend/features/board/drag/enable-dragging';
import { startKeepingBoard } from '@frontend/features/board/offline/start-keeping-board';
import { MoveController, type Refused } from '@frontend/features/moves/move-controller';
import { useCan, useSession, useZone } from '@frontend/shared/data/session';
import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { rentalName } from '@schema/texts/bookings/rental-name';
import { displayName } from '@schema/values/fleet/car-title';
import { type RefObject, Suspense, useEffect, useState } from 'react';
import type { BoardKnowledge } from './board-knowledge';

const RefusedMove = lazyComponent(async () => ({
  default: (await import('@frontend/features/moves/RefusedMove')).RefusedMove,
}));
const KeysHelp = lazyComponent(async () => ({
  default: (await import('@frontend/features/board/legend/KeysHelp')).KeysHelp,
}));
const ArchiveQuestion = lazyComponent(async () => ({
  default: (await import('@frontend/features/bookings/card/ArchiveQuestion')).ArchiveQuestion,
}));

interface BoardMovesProps {
  readonly board: RefObject<BoardHandle | null>;
  readonly knowledge: BoardKnowledge;
  /** Open state of the keyboard help (`?`). */
  readonly isHelping: boolean;
  readonly onHelped: () => void;
}

/**
 * Loaded after the first paint: drag and drop with its dialogs, and saving the board on the device.
 */
export default function BoardMoves({ board, knowledge, ...help }: BoardMovesProps) {
  const client = useApolloClient();
  const zone = useZone();
  const canEditBookings = useCan('edit_bookings');
  const [refused, setRefused] = useState<Refused | null>(null);
  const [removing, setRemoving] = useState<number | null>(null);
  const [moves] = useState(
    () =>
      new MoveController({
        client,
        zone,
        canEditBookings,
        carTitle: (id) => {
          const car = knowledge.car(id);
          return car ? rentalName({ ...car, carTitle: displayName(car) }) : '';
        },
        onRefused: setRefused,
        onRemove: setRemoving,
      }),
  );

  useEffect(
    () => board.current?.install((engine) => enableDragging(engine, moves)),
    [board, moves],
  );

  const booking = removing === null ? null : knowledge.booking(removing);
  return (
    <Suspense>
      <KeepBoard board={board} />
      {refused && (
        <RefusedMove
          key={`${refused.kind}:${refused.move.startDate.getTime()}:${refused.move.carId}`}
          refused={refused}
          onMove={(move) => moves.save(move)}
          onClose={() => setRefused(null)}
        />
      )}
      {booking && (
        <ArchiveQuestion
          booking={booking}
          car={knowledge.car(booking.carId)}
          reason=""
          onArchived={() => setRemoving(null)}
          onClose={() => setRemoving(null)}
        />
      )}
      {help.isHelping && <KeysHelp onClose={help.onHelped} />}
    </Suspense>
  );
}

/** Saves the board on the device for offline reading; renders nothing. */
function KeepBoard({ board }: { readonly board: RefObject<BoardHandle | null> }) {
  const session = useSession();
  useEffect(registerWorker, []);
  useEffect(
    () => startKeepingBoard(() => board.current?.loaded() ?? null, session),
    [board, session],
  );
  return null;
}
