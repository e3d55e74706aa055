import { MARK_TEXTS } from '@schema/texts/bookings/marks';
import { UNRETURNED_TEXTS } from '@schema/texts/bookings/whereabouts';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { Button, type ButtonProps } from '../ui/buttons/Button';
import { ConfirmDialog } from '../ui/dialogs/ConfirmDialog';
import { type MarkableBooking, type MarkKind, useMarkBooking } from './useMarkBooking';

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
        <ConfirmDialog
          title={UNRETURNED_TEXTS.title}
          description={question}
          confirmTitle={UNRETURNED_TEXTS.confirm}
          isPending={isPending}
          onConfirm={() => void press(true)}
          onClose={() => setQuestion(null)}
        />
      )}
    </>
  );
}
