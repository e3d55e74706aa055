import { KIT_TEXTS } from '@schema/texts/shell/shell';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../buttons/Button';
import { ErrorBox } from '../feedback/ErrorBox';
import { Stack } from '../layout/Stack';
import { Text } from '../layout/Text';
import css from './ConfirmDialog.module.css';
import { DialogFrame } from './DialogFrame';

interface ConfirmDialogProps {
  /** The question: «Переместить бронь в архив?» (requirements.md, K34). */
  readonly title: string;
  /** The consequences, when the title does not state them. */
  readonly description?: ReactNode;
  /** Field for additional input. */
  readonly children?: ReactNode;
  readonly confirmTitle: string;
  /** Alternative confirmation, beside the first. */
  readonly otherWay?: ReactNode;
  readonly cancelTitle?: string;
  readonly isDangerous?: boolean;
  readonly isPending?: boolean;
  /** An error of the action; the dialog stays open for a retry. */
  readonly error?: string | null;
  readonly isOpen?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation of a destructive action. The safe button has the initial focus. */
export function ConfirmDialog({
  title,
  description,
  children,
  confirmTitle,
  otherWay,
  cancelTitle = KIT_TEXTS.cancel,
  isDangerous = false,
  isPending = false,
  error,
  isOpen,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const harmless = useRef<HTMLButtonElement>(null);
  // The dialog below reclaims the focus until this one is registered as open.
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
      <Stack gap={12} className={css.body}>
        {description && (
          <Text as="p" tone="label">
            {description}
          </Text>
        )}
        {children}
        {error && <ErrorBox message={error} />}
      </Stack>
      <div className={css.actions}>
        <Button ref={harmless} disabled={isPending} onClick={onClose}>
          {cancelTitle}
        </Button>
        {otherWay}
        <Button look={isDangerous ? 'danger' : 'primary'} isPending={isPending} onClick={onConfirm}>
          {confirmTitle}
        </Button>
      </div>
    </DialogFrame>
  );
}
