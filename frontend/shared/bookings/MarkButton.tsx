import { MARK_TEXTS } from '@schema/texts/bookings/marks';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Button, type ButtonProps } from '../ui/buttons/Button';
import { type MarkableBooking, type MarkKind, useMarkBooking } from './useMarkBooking';

interface MarkButtonProps extends Pick<ButtonProps, 'look' | 'className' | 'disabled'> {
  readonly kind: MarkKind;
  readonly booking: MarkableBooking;
  /** Includes the car in the accessible name, to distinguish the buttons of a list. */
  readonly isNamed?: boolean;
  readonly onMarked?: () => void;
  readonly onUndone?: () => void;
}

/** «Выдать» or «Принять»: marks immediately, with an undo in the toast (docs/domain.md, marks). */
export function MarkButton(props: MarkButtonProps) {
  const { kind, booking, isNamed = false, onMarked, onUndone, ...button } = props;
  const mark = useMarkBooking();
  const [isPending, setPending] = useState(false);
  const press = async () => {
    setPending(true);
    const isMarked = await mark(kind, booking, onUndone);
    setPending(false);
    if (isMarked) onMarked?.();
  };
  const text = kind === 'handover' ? MARK_TEXTS.handover : MARK_TEXTS.return;
  return (
    <Button
      {...button}
      icon={<Check />}
      isPending={isPending}
      {...(isNamed && { 'aria-label': `${text}: ${booking.carTitle}` })}
      onClick={() => void press()}
    >
      {text}
    </Button>
  );
}
