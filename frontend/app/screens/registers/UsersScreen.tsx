import { RememberPasswordSwitch } from '@frontend/features/session/RememberPasswordSwitch';
import { UsersList } from '@frontend/features/users/UsersList';
import { Page } from '@frontend/shared/ui/layout/Page';

/** «/users»: who may sign in, and to what. */
export default function UsersScreen() {
  return (
    <Page>
      <UsersList />
      <RememberPasswordSwitch />
    </Page>
  );
}
