import { type ReactNode, useRef } from 'react';
import { useOpenForm } from '../lib/overlays/open-forms';
import { useFirstInvalid } from '../lib/use-first-invalid';
import { FormMessage } from './FormMessage';
import { StalePanel } from './StalePanel';
import type { NewerRecord } from './use-newer';

interface SaveFormProps {
  /** A form of `useSaveForm`. */
  readonly form: Parameters<typeof FormMessage>[0]['form'] & {
    readonly submit: () => Promise<void>;
    readonly isUnsaved: boolean;
  };
  readonly label?: string;
  readonly className: string | undefined;
  /** Suggested remedies for the refusal. */
  readonly ways?: ReactNode;
  /** From `useNewer`: another user saved the record meanwhile. */
  readonly newer?: NewerRecord | null;
  readonly children: ReactNode;
}

/** The form of a page: the message of its save, then its fields. Dialogs use `SaveDialog`. */
export function SaveForm({ form, label, className, ways, newer, children }: SaveFormProps) {
  const element = useRef<HTMLFormElement>(null);
  useOpenForm(form.isUnsaved);
  useFirstInvalid(element, form.attempt);
  return (
    <form
      ref={element}
      className={className}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <FormMessage form={form}>{ways}</FormMessage>
      {newer && <StalePanel changes={newer.changes} onLoad={newer.load} />}
      {children}
    </form>
  );
}
