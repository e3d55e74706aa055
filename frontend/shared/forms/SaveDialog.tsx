import { Button } from '@frontend/shared/ui/buttons/Button';
import { Dialog } from '@frontend/shared/ui/dialogs/Dialog';
import { DialogForm } from '@frontend/shared/ui/dialogs/DialogForm';
import type { DialogFrameProps } from '@frontend/shared/ui/dialogs/DialogFrame';
import { DialogBody, DialogFooter } from '@frontend/shared/ui/dialogs/DialogParts';
import type { ReactNode } from 'react';
import type { FormKind } from './drafts/form-drafts';
import { RestoredPanel } from './drafts/RestoredPanel';
import { FormMessage } from './FormMessage';
import { StalePanel } from './StalePanel';
import type { NewerRecord } from './use-newer';

/** A form of `useSaveForm` or `useDraftSaveForm`. */
interface SavedForm {
  readonly message: string | null;
  readonly unanswered: string | null;
  readonly attempt: number;
  readonly isPending: boolean;
  readonly isUnsaved: boolean;
  readonly submit: () => Promise<void>;
  readonly dropDraft?: () => void;
}

interface SaveDialogProps extends Pick<DialogFrameProps, 'title' | 'size' | 'address' | 'onClose'> {
  readonly form: SavedForm;
  /** Note on restored values saved on the device; `form` is of `useDraftSaveForm`. */
  readonly restored?: {
    readonly kind: FormKind;
    readonly form: { readonly restoredAt: Date | null; readonly removeRestored: () => void };
  };
  /** Title of the main button. */
  readonly submit: string;
  /** False: the record to save is still loading. Default: true. */
  readonly isReady?: boolean;
  /** Alternative action, left of the buttons. */
  readonly extra?: ReactNode;
  /** Suggested remedies for the refusal. */
  readonly ways?: ReactNode;
  /** From `useNewer`: another user saved the record meanwhile. */
  readonly newer?: NewerRecord | null;
  readonly children: ReactNode;
}

/** A dialog around the fields of one form: its message, its fields and the button that saves. */
export function SaveDialog(props: SaveDialogProps) {
  const { title, size = 'small', address, form, restored, submit, isReady = true } = props;
  const { ways, newer, extra, onClose, children } = props;
  const { isPending, isUnsaved, attempt, dropDraft } = form;
  return (
    <Dialog title={title} size={size} {...(address !== undefined && { address })} onClose={onClose}>
      <DialogForm
        label={title}
        submitCount={attempt}
        isUnsaved={isUnsaved}
        {...(dropDraft && { onDiscard: dropDraft })}
        onSubmit={() => isReady && form.submit()}
      >
        <DialogBody>
          <FormMessage form={form}>{ways}</FormMessage>
          {newer && <StalePanel changes={newer.changes} onLoad={newer.load} />}
          {restored && <RestoredPanel {...restored} />}
          {children}
        </DialogBody>
        <DialogFooter onCancel={onClose} isLocked={isPending} extra={extra}>
          <Button type="submit" look="primary" disabled={!isReady} isPending={isPending}>
            {submit}
          </Button>
        </DialogFooter>
      </DialogForm>
    </Dialog>
  );
}
