import { Button } from '@frontend/shared/ui/buttons/Button';
import { Dialog } from '@frontend/shared/ui/dialogs/Dialog';
import { DialogForm } from '@frontend/shared/ui/dialogs/DialogForm';
import { DialogBody, DialogFooter } from '@frontend/shared/ui/dialogs/DialogParts';
import { InfoPanel } from '@frontend/shared/ui/layout/InfoPanel';
import { OWN_PASSWORD_TEXTS } from '@schema/texts/people/own-password';
import { OwnPasswordFields } from './OwnPasswordFields';
import { useOwnPassword } from './use-own-password';

interface OwnPasswordDialogProps {
  readonly login: string;
  readonly onClose: () => void;
}

/** «Сменить пароль» of the account menu. */
export default function OwnPasswordDialog({ login, onClose }: OwnPasswordDialogProps) {
  const form = useOwnPassword(onClose);
  const { isPending, isUnsaved, submit, attempt } = form;
  return (
    <Dialog title={OWN_PASSWORD_TEXTS.title} size="small" isLocked={isPending} onClose={onClose}>
      <DialogForm submitCount={attempt} isUnsaved={isUnsaved} onSubmit={submit}>
        <DialogBody>
          <InfoPanel look="info">{OWN_PASSWORD_TEXTS.hint}</InfoPanel>
          <OwnPasswordFields form={form} login={login} currentLabel={OWN_PASSWORD_TEXTS.current} />
        </DialogBody>
        <DialogFooter onCancel={onClose} isLocked={isPending}>
          <Button type="submit" look="primary" isPending={isPending}>
            {OWN_PASSWORD_TEXTS.save}
          </Button>
        </DialogFooter>
      </DialogForm>
    </Dialog>
  );
}
