import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { LateDialog } from '@frontend/shared/ui/feedback/LateDialog';
import { Suspense, use } from 'react';
import { MarkMoneyContext } from './mark-money';
import type { MarkableBooking } from './markable-booking';
import type { MarkKind } from './useMarkBooking';
import type { useMarkPress } from './useMarkPress';

const UnreturnedQuestion = lazyComponent(() => import('./UnreturnedQuestion'));

interface MarkQuestionsProps {
  readonly kind: MarkKind;
  readonly booking: MarkableBooking;
  readonly asked: ReturnType<typeof useMarkPress>;
}

/** Questions after a press of «Выдать» or «Принять»: about an unreturned car, about money. */
export function MarkQuestions({ kind, booking, asked }: MarkQuestionsProps) {
  const MoneyQuestion = use(MarkMoneyContext);
  return (
    <>
      {asked.asksMoney && MoneyQuestion && (
        <Suspense fallback={<LateDialog />}>
          <MoneyQuestion
            at={kind}
            booking={booking}
            onMark={asked.markWith}
            onClose={asked.closeMoney}
          />
        </Suspense>
      )}
      {asked.unreturned && (
        <Suspense fallback={<LateDialog />}>
          <UnreturnedQuestion
            question={asked.unreturned}
            isPending={asked.isPending}
            onConfirm={asked.confirm}
            onClose={asked.closeUnreturned}
          />
        </Suspense>
      )}
    </>
  );
}
