import { Button } from '@frontend/shared/ui/buttons/Button';
import { secondsLeft } from '@schema/texts/day/now';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import css from './TaskRow.module.css';

/** Time to undo a mark in the list, s; later it is undone in the booking. */
const UNDO_SECONDS = 10;

interface UndoButtonProps {
  /** Booking of the mark, for the accessible name. */
  readonly subject: string;
  readonly onUndo: () => void;
  /** Called when the time has elapsed. */
  readonly onEnd: () => void;
}

/** «Отменить (8 с)» with a shrinking line. Takes the focus of the pressed button. */
export function UndoButton({ subject, onUndo, onEnd }: UndoButtonProps) {
  const [left, setLeft] = useState(UNDO_SECONDS);
  const [isPending, setPending] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), 1000);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (left > 0) return;
    // Keeps the focus in the row when the button is removed.
    const row = button.current?.closest('li');
    if (document.activeElement === button.current) row?.focus({ preventScroll: true });
    end();
  }, [left]);
  return (
    <>
      <Button
        ref={button}
        className={css.undo}
        isPending={isPending}
        aria-label={`${KIT_TEXTS.undo}: ${subject}`}
        onClick={() => {
          setPending(true);
          onUndo();
        }}
      >
        {KIT_TEXTS.undo}
        <span className={css.seconds} data-left={secondsLeft(Math.max(left, 1))} />
      </Button>
      <span className={css.running} aria-hidden="true" />
    </>
  );
}
