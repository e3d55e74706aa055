import { COMPANY_PATH } from '@frontend/app/paths';
import { UsersList } from '@frontend/features/users/UsersList';
import { ButtonLink } from '@frontend/shared/ui/buttons/ButtonLink';
import { Page } from '@frontend/shared/ui/layout/Page';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import Building2 from 'lucide-react/icons/building-2';

/** «/users»: users and their permissions. */
export default function UsersScreen() {
  return (
    <Page>
      <UsersList
        actions={
          <ButtonLink icon={<Building2 />} target={{ to: COMPANY_PATH }}>
            {SHELL_TEXTS.company}
          </ButtonLink>
        }
      />
    </Page>
  );
}
