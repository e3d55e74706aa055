import { Button } from '@frontend/shared/ui/buttons/Button';
import { MARK_TEXTS } from '@schema/texts/bookings/marks';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { type MarkableBooking, type MarkKind, useMarkBooking } from './useMarkBooking';

interface UnmarkButtonProps {
  readonly kind: MarkKind;
  readonly booking: MarkableBooking;
  readonly onUnmarked: () => void;
}

/** Takes a mark back at any time (docs/domain.md, marks); a refusal is shown as a notice. */
export function UnmarkButton({ kind, booking, onUnmarked }: UnmarkButtonProps) {
  const { unmark } = useMarkBooking();
  const [isPending, setPending] = useState(false);
  const press = async () => {
    setPending(true);
    const isUndone = await unmark(kind, booking);
    setPending(false);
    if (isUndone) onUnmarked();
  };
  return (
    <Button
      look="quiet"
      icon={<Undo2 />}
      isPending={isPending}
      aria-label={kind === 'handover' ? MARK_TEXTS.unmarkHandover : MARK_TEXTS.unmarkReturn}
      onClick={() => void press()}
    >
      {MARK_TEXTS.unmark}
    </Button>
  );
}
