import { MARK_TEXTS } from '@schema/texts/bookings/marks';
import { useState } from 'react';
import type { MarkableBooking } from './markable-booking';
import css from './UnmarkButton.module.css';
import { type MarkKind, useMarkBooking } from './useMarkBooking';

interface UnmarkButtonProps {
  readonly kind: MarkKind;
  readonly booking: MarkableBooking;
  readonly onUnmarked: () => void;
}

/**
 * Undoes a mark at any time (docs/domain.md, marks), as text in a line: it is seldom needed. A
 * refusal is shown as a notice.
 */
export function UnmarkButton({ kind, booking, onUnmarked }: UnmarkButtonProps) {
  const { unmark } = useMarkBooking();
  const [isPending, setPending] = useState(false);
  const press = async () => {
    if (isPending) return;
    setPending(true);
    const isUndone = await unmark(kind, booking);
    setPending(false);
    if (isUndone) onUnmarked();
  };
  return (
    <button
      type="button"
      className={css.words}
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
      aria-label={kind === 'handover' ? MARK_TEXTS.unmarkHandover : MARK_TEXTS.unmarkReturn}
      onClick={() => void press()}
    >
      {MARK_TEXTS.unmark}
    </button>
  );
}
