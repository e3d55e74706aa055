import { ConflictFixes } from '@frontend/shared/bookings/ConflictFixes';
import { useZone } from '@frontend/shared/data/session';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { Dialog } from '@frontend/shared/ui/dialogs/Dialog';
import { DialogBody, DialogFooter } from '@frontend/shared/ui/dialogs/DialogParts';
import { InfoPanel } from '@frontend/shared/ui/layout/InfoPanel';
import { MOVE_TEXTS } from '@schema/texts/board/board-move';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import { useState } from 'react';
import type { Move } from './move';
import type { Refused } from './move-controller';
import css from './RefusedMove.module.css';

interface RefusedMoveProps {
  readonly refused: Refused;
  /** Tries another car or period; resolves to true when saved. */
  readonly onMove: (move: Move) => Promise<boolean>;
  readonly onClose: () => void;
}

/** The reason of a refused move, with alternatives. */
export function RefusedMove({ refused, onMove, onClose }: RefusedMoveProps) {
  const zone = useZone();
  const [isPending, setPending] = useState(false);
  const { move } = refused;

  const take = async (change: Partial<Move>) => {
    if (isPending) return;
    setPending(true);
    // A new refusal replaces this one.
    if (await onMove({ ...move, ...change })) onClose();
    setPending(false);
  };

  return (
    <Dialog title={MOVE_TEXTS.refusedTitle} isLocked={isPending} onClose={onClose}>
      <DialogBody>
        {refused.kind === 'occupied' ? (
          <InfoPanel look="warning" title={refused.message}>
            <ConflictFixes
              occupied={refused.occupied}
              zone={zone}
              onTakeCar={(carId) => void take({ carId })}
              onTakeWindow={({ startDate, endDate }) =>
                void take({ startDate: new Date(startDate), endDate: new Date(endDate) })
              }
            />
          </InfoPanel>
        ) : (
          <InfoPanel
            look="warning"
            title={
              move.event.kind === 'booking' ? MOVE_TEXTS.staleBooking : MOVE_TEXTS.staleService
            }
          >
            <ul className={css.changes}>
              {refused.differences.map(({ title, was, now }) => (
                <li key={title}>
                  {title}: <del>{was}</del> → <strong>{now}</strong>
                </li>
              ))}
            </ul>
          </InfoPanel>
        )}
      </DialogBody>
      <DialogFooter hasSubmit={false}>
        <Button disabled={isPending} onClick={onClose}>
          {KIT_TEXTS.close}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
