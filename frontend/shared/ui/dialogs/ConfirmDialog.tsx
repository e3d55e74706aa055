import { KIT_TEXTS } from '@schema/texts/shell/shell';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../buttons/Button';
import { ErrorBox } from '../feedback/ErrorBox';
import css from './ConfirmDialog.module.css';
import { DialogFrame } from './DialogFrame';

interface ConfirmDialogProps {
  /** The question: «Переместить бронь в архив?» (requirements.md, K34). */
  readonly title: string;
  /** What will happen, when the question alone does not say it. */
  readonly description?: ReactNode;
  readonly confirmTitle: string;
  readonly cancelTitle?: string;
  readonly isDangerous?: boolean;
  readonly isPending?: boolean;
  /** A failure of the action, shown in place; the question stays open for another try. */
  readonly error?: string | null;
  readonly isOpen?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks once before something that is hard to take back. The focus starts on the harmless answer. */
export function ConfirmDialog({
  title,
  description,
  confirmTitle,
  cancelTitle = KIT_TEXTS.cancel,
  isDangerous = false,
  isPending = false,
  error,
  isOpen,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const harmless = useRef<HTMLButtonElement>(null);
  // Over another dialog the focus is taken back until this one has told that it is open.
  useEffect(() => {
    if (isOpen === false) return;
    const frame = requestAnimationFrame(() => harmless.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [isOpen]);
  return (
    <DialogFrame
      title={title}
      role="alertdialog"
      size="small"
      isOpen={isOpen}
      isLocked={isPending}
      onClose={onClose}
    >
      <div className={css.body}>
        {description && <p className={css.description}>{description}</p>}
        {error && <ErrorBox message={error} />}
      </div>
      <div className={css.actions}>
        <Button ref={harmless} disabled={isPending} onClick={onClose}>
          {cancelTitle}
        </Button>
        <Button look={isDangerous ? 'danger' : 'primary'} isPending={isPending} onClick={onConfirm}>
          {confirmTitle}
        </Button>
      </div>
    </DialogFrame>
  );
}
