import { BACKUPS_PATH } from '@frontend/app/paths';
import { MoneySettings } from '@frontend/features/money/settings/MoneySettings';
import { OfferSettings } from '@frontend/features/offer-settings/OfferSettings';
import { RememberPasswordSwitch } from '@frontend/features/session/RememberPasswordSwitch';
import { UsersList } from '@frontend/features/users/UsersList';
import { ButtonLink } from '@frontend/shared/ui/buttons/ButtonLink';
import { Page } from '@frontend/shared/ui/layout/Page';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import DatabaseBackup from 'lucide-react/icons/database-backup';

/** «/users»: users and their permissions. */
export default function UsersScreen() {
  return (
    <Page>
      <UsersList
        actions={
          <ButtonLink icon={<DatabaseBackup />} target={{ to: BACKUPS_PATH }}>
            {SHELL_TEXTS.backups}
          </ButtonLink>
        }
        below={
          <>
            <RememberPasswordSwitch />
            <MoneySettings />
            <OfferSettings />
          </>
        }
      />
    </Page>
  );
}
