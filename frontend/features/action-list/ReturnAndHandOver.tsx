import { MarkQuestions } from '@frontend/shared/bookings/marks/MarkQuestions';
import { useMarkPress } from '@frontend/shared/bookings/marks/useMarkPress';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { rentalName } from '@schema/texts/bookings/rental-name';
import { NOW_TEXTS } from '@schema/texts/day/now';
import Check from 'lucide-react/icons/check';
import { useRef } from 'react';
import type { TaskMoney } from './MoneyLine';
import type { ActionTask } from './useActionList';
import type { DoneTasks } from './useDoneTasks';

interface ReturnAndHandOverProps {
  readonly late: ActionTask;
  readonly next: ActionTask;
  /** Neither is marked yet. An open question stays open when they are marked elsewhere. */
  readonly isOffered: boolean;
  readonly moneyOf: (bookingId: number) => TaskMoney;
  readonly done: DoneTasks;
  readonly className: string;
}

/**
 * Marks the return, then the handover of the same car, each after its own question about money; one
 * undo reverts both, the later first. When the handover fails, the return stays.
 */
export function ReturnAndHandOver(props: ReturnAndHandOverProps) {
  const { late, next, isOffered, moneyOf, done, className } = props;
  const undoReturn = useRef<(() => void) | null>(null);
  const handover = useMarkPress({
    kind: 'handover',
    booking: next.booking,
    money: moneyOf(next.booking.id),
    hasOwnUndo: true,
    onMarked: (undo) => {
      done.onMarked(next, undo);
      done.onMarked(late, null);
    },
    onUndone: () => {
      done.onUndone(next);
      undoReturn.current?.();
    },
  });
  const arrival = useMarkPress({
    kind: 'return',
    booking: late.booking,
    money: moneyOf(late.booking.id),
    hasOwnUndo: true,
    onMarked: (undo) => {
      undoReturn.current = undo;
      done.onMarked(late, undo);
      handover.press();
    },
    onUndone: () => done.onUndone(late),
  });
  const isPending = arrival.isPending || handover.isPending;
  return (
    <>
      {(isOffered || isPending) && (
        <Button
          className={className}
          look="primary"
          icon={<Check />}
          isPending={isPending}
          aria-label={`${NOW_TEXTS.returnAndHandOver}: ${rentalName(late.booking)}, ${next.booking.customerName}`}
          onClick={arrival.press}
        >
          {NOW_TEXTS.returnAndHandOver}
        </Button>
      )}
      <MarkQuestions kind="return" booking={late.booking} asked={arrival} />
      <MarkQuestions kind="handover" booking={next.booking} asked={handover} />
    </>
  );
}
