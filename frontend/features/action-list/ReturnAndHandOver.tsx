import { useMarkBooking } from '@frontend/shared/bookings/marks/useMarkBooking';
import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { LateDialog } from '@frontend/shared/ui/feedback/LateDialog';
import { showToast, takeUndo } from '@frontend/shared/ui/feedback/toasts';
import { NOW_TEXTS } from '@schema/texts/day/now';
import { moneyTasks } from '@schema/texts/money/money-marks';
import Check from 'lucide-react/icons/check';
import { Suspense, useState } from 'react';
import type { TaskMoney } from './MoneyLine';
import { subjectOf } from './task-words';
import type { ActionTask } from './useActionList';
import type { DoneTasks } from './useDoneTasks';

const UnreturnedQuestion = lazyComponent(
  () => import('@frontend/shared/bookings/marks/UnreturnedQuestion'),
);
const MoneyQuestion = lazyComponent(() => import('./MoneyQuestion'));

interface ReturnAndHandOverProps {
  readonly late: ActionTask;
  readonly next: ActionTask;
  /** Neither is marked yet. A question stays open when they are. */
  readonly isOffered: boolean;
  readonly moneyOf: (bookingId: number) => TaskMoney;
  readonly done: DoneTasks;
  readonly className: string;
}

/** Another rental of the car that is not back, to be confirmed; the undo of the return before it. */
interface Question {
  readonly text: string;
  readonly undoReturn: (() => void) | null;
}

/**
 * Marks the return, then the handover of the same car; one undo takes both back, the later first. When
 * the handover fails, the return stays and is named.
 */
export function ReturnAndHandOver(props: ReturnAndHandOverProps) {
  const { late, next, isOffered, moneyOf, done, className } = props;
  const { mark } = useMarkBooking();
  const [isPending, setPending] = useState(false);
  const [asksMoney, setAsksMoney] = useState(false);
  const [question, setQuestion] = useState<Question | null>(null);
  const owed = [late, next].flatMap(({ kind, booking }) => {
    const money = moneyOf(booking.id);
    const words = money && money !== 'coming' ? moneyTasks(kind, money) : [];
    return words.map(({ text }) => `${booking.customerName}: ${text}`);
  });

  const handOver = async (isConfirmed: boolean, undoReturn: (() => void) | null) => {
    setPending(true);
    const onUndone = () => {
      done.onUndone(next);
      undoReturn?.();
    };
    const outcome = await mark('handover', next.booking, { isConfirmed, onUndone });
    setPending(false);
    setQuestion(outcome.question === null ? null : { text: outcome.question, undoReturn });
    if (outcome.isMarked) {
      done.onMarked(next);
      done.onMarked(late, null);
    } else if (outcome.question === null) {
      showToast('info', `${NOW_TEXTS.onlyReturned}: ${subjectOf(late.booking)}`);
    }
  };
  const press = async () => {
    setAsksMoney(false);
    setPending(true);
    const outcome = await mark('return', late.booking, { onUndone: () => done.onUndone(late) });
    setPending(false);
    if (!outcome.isMarked) return;
    const undo = takeUndo();
    done.onMarked(late, undo);
    await handOver(false, undo);
  };
  return (
    <>
      {(isOffered || isPending) && (
        <Button
          className={className}
          look="primary"
          icon={<Check />}
          isPending={isPending}
          aria-label={`${NOW_TEXTS.returnAndHandOver}: ${subjectOf(late.booking)}, ${next.booking.customerName}`}
          onClick={() => (owed.length > 0 ? setAsksMoney(true) : void press())}
        >
          {NOW_TEXTS.returnAndHandOver}
        </Button>
      )}
      {asksMoney && (
        <Suspense fallback={<LateDialog />}>
          <MoneyQuestion
            owed={owed}
            onConfirm={() => void press()}
            onClose={() => setAsksMoney(false)}
          />
        </Suspense>
      )}
      {question && (
        <Suspense fallback={<LateDialog />}>
          <UnreturnedQuestion
            question={question.text}
            isPending={isPending}
            onConfirm={() => void handOver(true, question.undoReturn)}
            onClose={() => setQuestion(null)}
          />
        </Suspense>
      )}
    </>
  );
}
