import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { Button, type ButtonProps } from '@frontend/shared/ui/buttons/Button';
import { LateDialog } from '@frontend/shared/ui/feedback/LateDialog';
import { MARK_TEXTS } from '@schema/texts/bookings/marks';
import Check from 'lucide-react/icons/check';
import { Suspense, useState } from 'react';
import { type MarkableBooking, type MarkKind, useMarkBooking } from './useMarkBooking';

const UnreturnedQuestion = lazyComponent(() => import('./UnreturnedQuestion'));

interface MarkButtonProps extends Pick<ButtonProps, 'look' | 'className' | 'disabled'> {
  readonly kind: MarkKind;
  readonly booking: MarkableBooking;
  /** Includes the car in the accessible name, to distinguish the buttons of a list. */
  readonly isNamed?: boolean;
  readonly onMarked?: () => void;
  readonly onUndone?: () => void;
}

/**
 * «Выдать» or «Принять»: marks immediately, with an undo in the toast (docs/domain.md, marks). A
 * handover of a car that another customer has not returned asks first.
 */
export function MarkButton(props: MarkButtonProps) {
  const { kind, booking, isNamed = false, onMarked, onUndone, ...button } = props;
  const { mark } = useMarkBooking();
  const [isPending, setPending] = useState(false);
  /** The sentence that names the rental. */
  const [question, setQuestion] = useState<string | null>(null);
  const press = async (isConfirmed: boolean) => {
    setPending(true);
    const outcome = await mark(kind, booking, { isConfirmed, onUndone });
    setPending(false);
    setQuestion(outcome.question);
    if (outcome.isMarked) onMarked?.();
  };
  const text = kind === 'handover' ? MARK_TEXTS.handover : MARK_TEXTS.return;
  return (
    <>
      <Button
        {...button}
        icon={<Check />}
        isPending={isPending}
        {...(isNamed && { 'aria-label': `${text}: ${booking.carTitle}` })}
        onClick={() => void press(false)}
      >
        {text}
      </Button>
      {question && (
        <Suspense fallback={<LateDialog />}>
          <UnreturnedQuestion
            question={question}
            isPending={isPending}
            onConfirm={() => void press(true)}
            onClose={() => setQuestion(null)}
          />
        </Suspense>
      )}
    </>
  );
}
