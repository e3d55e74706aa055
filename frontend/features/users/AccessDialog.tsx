import { Button } from '@frontend/shared/ui/buttons/Button';
import { Dialog } from '@frontend/shared/ui/dialogs/Dialog';
import { DialogBody, DialogFooter } from '@frontend/shared/ui/dialogs/DialogParts';
import { USERS_TEXTS } from '@schema/texts/people/users';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import { ApiTokens } from './ApiTokens';
import { UserSessions } from './UserSessions';
import type { UserFacts } from './useUsers';

interface AccessDialogProps {
  readonly user: UserFacts;
  readonly onClose: () => void;
}

export function AccessDialog({ user, onClose }: AccessDialogProps) {
  return (
    <Dialog title={`${USERS_TEXTS.access}: ${user.login}`} onClose={onClose}>
      <DialogBody>
        <UserSessions userId={user.id} />
        <ApiTokens user={user} />
      </DialogBody>
      <DialogFooter hasSubmit={false}>
        <Button onClick={onClose}>{KIT_TEXTS.close}</Button>
      </DialogFooter>
    </Dialog>
  );
}
