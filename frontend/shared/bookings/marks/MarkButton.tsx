import { Button, type ButtonProps } from '@frontend/shared/ui/buttons/Button';
import { MARK_TEXTS } from '@schema/texts/bookings/marks';
import { ofRental } from '@schema/texts/bookings/rental-name';
import Check from 'lucide-react/icons/check';
import { MarkQuestions } from './MarkQuestions';
import type { MarkableBooking } from './markable-booking';
import type { MarkKind } from './useMarkBooking';
import { type KnownMoney, useMarkPress } from './useMarkPress';

interface MarkButtonProps extends Pick<ButtonProps, 'look' | 'className' | 'disabled'> {
  readonly kind: MarkKind;
  readonly booking: MarkableBooking;
  /** Money known to the list; read on a press unless nothing is owed. */
  readonly money?: KnownMoney;
  /** Includes the rental in the accessible name, to distinguish the buttons of a list. */
  readonly isNamed?: boolean;
  /** The list shows the undo itself. */
  readonly hasOwnUndo?: boolean;
  readonly onMarked?: (undo: () => void) => void;
  readonly onUndone?: () => void;
}

/**
 * «Выдать» or «Принять»: marks immediately, with an undo in the toast (docs/domain.md, marks). Asks
 * first about a car that another customer has not returned, and about money owed.
 */
export function MarkButton(props: MarkButtonProps) {
  const {
    kind,
    booking,
    money = null,
    isNamed = false,
    hasOwnUndo,
    onMarked,
    onUndone,
    ...button
  } = props;
  const asked = useMarkPress({ kind, booking, money, hasOwnUndo, onMarked, onUndone });
  const text = kind === 'handover' ? MARK_TEXTS.handover : MARK_TEXTS.return;
  return (
    <>
      <Button
        {...button}
        icon={<Check />}
        isPending={asked.isPending}
        {...(isNamed && { 'aria-label': ofRental(text, booking) })}
        onClick={asked.press}
      >
        {text}
      </Button>
      <MarkQuestions kind={kind} booking={booking} asked={asked} />
    </>
  );
}
