import { RememberPasswordSwitch } from '@frontend/features/session/RememberPasswordSwitch';
import { UsersList } from '@frontend/features/users/UsersList';
import { Page } from '@frontend/shared/ui/layout/Page';

/** «/users»: users and their permissions. */
export default function UsersScreen() {
  return (
    <Page>
      <UsersList />
      <RememberPasswordSwitch />
    </Page>
  );
}
