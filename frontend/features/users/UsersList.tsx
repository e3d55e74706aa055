import { failureText } from '@frontend/shared/data/failure-text';
import { useZone } from '@frontend/shared/data/session';
import { ExportButtons } from '@frontend/shared/export/ExportButtons';
import { Button } from '@frontend/shared/ui/buttons/Button';
import { ErrorBox } from '@frontend/shared/ui/feedback/ErrorBox';
import { Spinner } from '@frontend/shared/ui/feedback/Spinner';
import { PageHead } from '@frontend/shared/ui/layout/Page';
import { MESSAGES } from '@schema/messages';
import { EXPORT_TEXTS } from '@schema/texts/files/export';
import { USERS_TEXTS } from '@schema/texts/people/users';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { AccessDialog } from './AccessDialog';
import { DeleteUserQuestion } from './DeleteUserQuestion';
import { userColumns } from './export-users';
import { UserDialog } from './UserDialog';
import { type UserAction, UserItem } from './UserItem';
import css from './UsersList.module.css';
import { type UserFacts, useUsers } from './useUsers';

type Shown = { readonly action: 'add' } | { readonly action: UserAction; readonly user: UserFacts };

/** Accounts sorted by login, with their permissions (requirements.md, U1). */
export function UsersList() {
  const { users, error, isLoading, retry } = useUsers();
  const zone = useZone();
  const [shown, setShown] = useState<Shown | null>(null);
  const close = () => setShown(null);
  return (
    <section className={css.section} aria-busy={isLoading}>
      <PageHead
        title={USERS_TEXTS.title}
        actions={
          <>
            {users && (
              <ExportButtons
                fileName={EXPORT_TEXTS.usersFile}
                columns={userColumns(zone)}
                load={() => users}
              />
            )}
            <Button look="primary" icon={<UserPlus />} onClick={() => setShown({ action: 'add' })}>
              {USERS_TEXTS.add}
            </Button>
          </>
        }
      />
      {error && (
        <ErrorBox title={MESSAGES.users.loadFailed} message={failureText(error, error.message)}>
          <Button isPending={isLoading} onClick={retry}>
            {USERS_TEXTS.retry}
          </Button>
        </ErrorBox>
      )}
      {users ? (
        <ul className={css.list} aria-label={USERS_TEXTS.list}>
          {users.map((user) => (
            <UserItem key={user.id} user={user} onAction={(action) => setShown({ action, user })} />
          ))}
        </ul>
      ) : (
        !error && <Spinner description={USERS_TEXTS.loading} />
      )}
      {shown && <ShownDialog shown={shown} onClose={close} />}
    </section>
  );
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
