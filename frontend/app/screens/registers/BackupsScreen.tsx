import { USERS_PATH } from '@frontend/app/paths';
import { BackupsPage } from '@frontend/features/backups/BackupsPage';
import { BackLink, Page } from '@frontend/shared/ui/layout/Page';
import { BACKUPS_TEXTS } from '@schema/texts/people/backups';

/** «/users/backups»: copies of all data. */
export default function BackupsScreen() {
  return (
    <Page>
      <BackLink to={USERS_PATH}>{BACKUPS_TEXTS.back}</BackLink>
      <BackupsPage />
    </Page>
  );
}
