import { LeaveContext, useUnsaved } from '@frontend/shared/lib/overlays/leave-guard';
import { useOpenForm } from '@frontend/shared/lib/overlays/open-forms';
import { useFirstInvalid } from '@frontend/shared/lib/use-first-invalid';
import { type FormEvent, type KeyboardEvent, type ReactNode, useContext, useRef } from 'react';
import { Stack } from '../layout/Stack';
import css from './DialogParts.module.css';

interface DialogFormProps {
  /** A promise locks the dialog until it settles. */
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
  /** formik's submitCount: after a refused submit the first invalid field is focused. */
  readonly submitCount?: number;
  readonly label?: string;
  /** There are unsaved values: closing asks for confirmation. */
  readonly isUnsaved?: boolean;
  /** Called when unsaved values are discarded. */
  readonly onDiscard?: () => void;
  readonly children: ReactNode;
}

/** The form of a dialog, around its body and footer; Ctrl+Enter (⌘+Enter) submits from any field. */
export function DialogForm({
  onSubmit,
  submitCount = 0,
  label,
  isUnsaved = false,
  onDiscard,
  children,
}: DialogFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const guard = useContext(LeaveContext);
  useOpenForm();
  useUnsaved(isUnsaved, onDiscard);
  useFirstInvalid(form, submitCount);

  // Events of a dialog over this one bubble here too, as React propagates them through portals.
  const isInside = ({ target }: { readonly target: EventTarget }) =>
    target instanceof Node && form.current?.contains(target);

  const submitOnCtrlEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    if (!isInside(event)) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };

  return (
    <Stack
      as="form"
      ref={form}
      className={css.form}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        if (!isInside(event)) return;
        event.preventDefault();
        const saving = onSubmit(event);
        if (saving instanceof Promise) guard?.lockFor(saving);
      }}
      // Date segments stop key propagation, so the key is captured.
      onKeyDownCapture={submitOnCtrlEnter}
    >
      {children}
    </Stack>
  );
}
