import { useUnsaved } from '@frontend/shared/lib/overlays/leave-guard';
import { useOpenForm } from '@frontend/shared/lib/overlays/open-forms';
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import css from './DialogParts.module.css';

interface DialogFormProps {
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** formik's submitCount: after a refused submit the first bad field takes the focus. */
  readonly submitCount?: number;
  readonly label?: string;
  /** Closing the dialog would lose something, so it asks first. */
  readonly isUnsaved?: boolean;
  readonly children: ReactNode;
}

const FIRST_BAD = '[aria-invalid="true"]:not(:disabled)';

/** The form of a dialog, around its body and footer; Ctrl+Enter (⌘+Enter) submits from any field. */
export function DialogForm({
  onSubmit,
  submitCount = 0,
  label,
  isUnsaved = false,
  children,
}: DialogFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useOpenForm();
  useUnsaved(isUnsaved);

  useEffect(() => {
    if (submitCount > 0) form.current?.querySelector<HTMLElement>(FIRST_BAD)?.focus();
  }, [submitCount]);

  const submitOnCtrlEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };

  return (
    <form
      ref={form}
      className={css.form}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event);
      }}
      // Date segments keep their keys to themselves, so the key is met on its way down.
      onKeyDownCapture={submitOnCtrlEnter}
    >
      {children}
    </form>
  );
}
