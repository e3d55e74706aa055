import { COMPANY_PATH } from '@frontend/app/paths';
import { BackupsPage } from '@frontend/features/backups/BackupsPage';
import { BackLink, Page } from '@frontend/shared/ui/layout/Page';
import { BACKUPS_TEXTS } from '@schema/texts/people/backups';

/** «/company/backups»: copies of all data. */
export default function BackupsScreen() {
  return (
    <Page>
      <BackLink to={COMPANY_PATH}>{BACKUPS_TEXTS.back}</BackLink>
      <BackupsPage />
    </Page>
  );
}
