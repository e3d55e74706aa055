import { useCommand } from '@frontend/shared/data/commands/use-command';
import { useZone } from '@frontend/shared/data/session';
import { ExportButtons } from '@frontend/shared/export/ExportButtons';
import { useQuestion } from '@frontend/shared/forms/use-question';
import { useIsPhone } from '@frontend/shared/lib/device/use-media';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { ConfirmDialog } from '@frontend/shared/ui/dialogs/ConfirmDialog';
import { Dialog } from '@frontend/shared/ui/dialogs/Dialog';
import { DialogBody, DialogFooter } from '@frontend/shared/ui/dialogs/DialogParts';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { FramedList } from '@frontend/shared/ui/lists/List';
import { ListPage } from '@frontend/shared/ui/lists/ListPage';
import { ListSkeleton } from '@frontend/shared/ui/lists/ListSkeleton';
import { MESSAGES } from '@schema/messages';
import { EXPORT_TEXTS } from '@schema/texts/files/export';
import { USERS_TEXTS } from '@schema/texts/people/users';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import UserPlus from 'lucide-react/icons/user-plus';
import { type ReactNode, useState } from 'react';
import { ApiTokens } from './ApiTokens';
import { userColumns } from './export-users';
import { UserDialog } from './UserDialog';
import { type UserAction, UserItem } from './UserItem';
import { UserSessions } from './UserSessions';
import { DeleteUserDocument } from './users.generated';
import { type PartnerFacts, type UserFacts, useUsers } from './useUsers';

type Shown = { readonly action: 'add' } | { readonly action: UserAction; readonly user: UserFacts };

interface UsersListProps {
  /** Links beside the export. */
  readonly actions?: ReactNode;
}

/** Accounts sorted by login, with their permissions (requirements.md, U1). */
export function UsersList({ actions }: UsersListProps) {
  const { users, partners, query } = useUsers();
  const zone = useZone();
  const [shown, setShown] = useState<Shown | null>(null);
  const isPhone = useIsPhone();
  const exported = (
    <ExportButtons
      fileName={EXPORT_TEXTS.usersFile}
      columns={userColumns(zone)}
      load={() => users ?? []}
      isComing={!users}
    />
  );
  return (
    <>
      <ListPage
        isSpacious
        title={USERS_TEXTS.title}
        actions={
          <>
            {actions}
            {!isPhone && exported}
            <Button look="primary" icon={<UserPlus />} onClick={() => setShown({ action: 'add' })}>
              {USERS_TEXTS.add}
            </Button>
          </>
        }
        exported={isPhone && exported}
        query={query}
        failure={{ title: MESSAGES.users.loadFailed, hint: null }}
        loading={<ListSkeleton description={USERS_TEXTS.loading} />}
        list={users && { items: users, total: users.length }}
      >
        {(accounts) => (
          <FramedList label={USERS_TEXTS.list}>
            {accounts.map((user) => (
              <UserItem
                key={user.id}
                user={user}
                partner={partners.find(({ id }) => id === user.partnerId)?.name ?? null}
                onAction={(action) => setShown({ action, user })}
              />
            ))}
          </FramedList>
        )}
      </ListPage>
      {shown && (
        <ShownDialog
          shown={latest(shown, users)}
          partners={partners}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
}

/** The account as last read; a deleted one as it was shown. */
function latest(shown: Shown, users: readonly UserFacts[] | null): Shown {
  if (shown.action === 'add') return shown;
  return { ...shown, user: users?.find(({ id }) => id === shown.user.id) ?? shown.user };
}

interface ShownDialogProps {
  readonly shown: Shown;
  readonly partners: readonly PartnerFacts[];
  readonly onClose: () => void;
}

function ShownDialog({ shown, partners, onClose }: ShownDialogProps) {
  switch (shown.action) {
    case 'add':
      return <UserDialog user={null} partners={partners} onClose={onClose} />;
    case 'edit':
      return <UserDialog user={shown.user} partners={partners} onClose={onClose} />;
    case 'access':
      return <AccessDialog user={shown.user} onClose={onClose} />;
    case 'delete':
      return <DeleteUserQuestion user={shown.user} onClose={onClose} />;
  }
}

interface AccessDialogProps {
  readonly user: UserFacts;
  readonly onClose: () => void;
}

function AccessDialog({ user, onClose }: AccessDialogProps) {
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

interface DeleteUserQuestionProps {
  readonly user: UserFacts;
  readonly onClose: () => void;
}

/** Confirms the deletion of an account by name (requirements.md, U6). */
function DeleteUserQuestion({ user, onClose }: DeleteUserQuestionProps) {
  const run = useCommand('deleteUser', DeleteUserDocument);
  const question = useQuestion(MESSAGES.users.deleteFailed, async () => {
    await run({ id: user.id });
    showToast('success', USERS_TEXTS.deleted);
    onClose();
  });
  return (
    <ConfirmDialog
      title={`${USERS_TEXTS.deleteTitle} «${user.login}»?`}
      description={USERS_TEXTS.deleteHint}
      confirmTitle={USERS_TEXTS.delete}
      isDangerous
      {...question}
      onClose={onClose}
    />
  );
}
