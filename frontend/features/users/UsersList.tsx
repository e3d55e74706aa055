import { useZone } from '@frontend/shared/data/session';
import { ExportButtons } from '@frontend/shared/export/ExportButtons';
import { useIsPhone } from '@frontend/shared/lib/device/use-media';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { FramedList } from '@frontend/shared/ui/lists/List';
import { ListPage } from '@frontend/shared/ui/lists/ListPage';
import { ListSkeleton } from '@frontend/shared/ui/lists/ListSkeleton';
import { MESSAGES } from '@schema/messages';
import { EXPORT_TEXTS } from '@schema/texts/files/export';
import { USERS_TEXTS } from '@schema/texts/people/users';
import UserPlus from 'lucide-react/icons/user-plus';
import { type ReactNode, useState } from 'react';
import { AccessDialog } from './AccessDialog';
import { DeleteUserQuestion } from './DeleteUserQuestion';
import { userColumns } from './export-users';
import { UserDialog } from './UserDialog';
import { type UserAction, UserItem } from './UserItem';
import { type UserFacts, useUsers } from './useUsers';

type Shown = { readonly action: 'add' } | { readonly action: UserAction; readonly user: UserFacts };

interface UsersListProps {
  /** Links beside the export. */
  readonly actions?: ReactNode;
  /** Settings under the accounts. */
  readonly below?: ReactNode;
}

/** Accounts sorted by login, with their permissions (requirements.md, U1). */
export function UsersList({ actions, below }: UsersListProps) {
  const { users, query } = useUsers();
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
        below={below}
      >
        {(accounts) => (
          <FramedList label={USERS_TEXTS.list}>
            {accounts.map((user) => (
              <UserItem
                key={user.id}
                user={user}
                onAction={(action) => setShown({ action, user })}
              />
            ))}
          </FramedList>
        )}
      </ListPage>
      {shown && <ShownDialog shown={latest(shown, users)} onClose={() => setShown(null)} />}
    </>
  );
}

/** The account as it was read last; a deleted one as it was shown. */
function latest(shown: Shown, users: readonly UserFacts[] | null): Shown {
  if (shown.action === 'add') return shown;
  return { ...shown, user: users?.find(({ id }) => id === shown.user.id) ?? shown.user };
}

function ShownDialog({ shown, onClose }: { readonly shown: Shown; readonly onClose: () => void }) {
  switch (shown.action) {
    case 'add':
      return <UserDialog user={null} onClose={onClose} />;
    case 'edit':
      return <UserDialog user={shown.user} onClose={onClose} />;
    case 'access':
      return <AccessDialog user={shown.user} onClose={onClose} />;
    case 'delete':
      return <DeleteUserQuestion user={shown.user} onClose={onClose} />;
  }
}
