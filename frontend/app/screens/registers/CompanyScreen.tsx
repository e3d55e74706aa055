import { BACKUPS_PATH } from '@frontend/app/paths';
import { MoneySettings } from '@frontend/features/money/settings/MoneySettings';
import { OfferSettings } from '@frontend/features/offer-settings/OfferSettings';
import { PaperSettings } from '@frontend/features/paper-settings/PaperSettings';
import { PaperTemplates } from '@frontend/features/paper-templates/PaperTemplates';
import { RememberPasswordSwitch } from '@frontend/features/session/RememberPasswordSwitch';
import { SheetSettings } from '@frontend/features/sheet-settings/SheetSettings';
import { useSession } from '@frontend/shared/data/session';
import { ButtonLink } from '@frontend/shared/ui/buttons/ButtonLink';
import { Page, PageHead } from '@frontend/shared/ui/layout/Page';
import { Panel } from '@frontend/shared/ui/layout/Panel';
import { Stack } from '@frontend/shared/ui/layout/Stack';
import { Text } from '@frontend/shared/ui/layout/Text';
import { COMPANY_TEXTS } from '@schema/texts/people/company';
import { SHELL_TEXTS } from '@schema/texts/shell/shell';
import DatabaseBackup from 'lucide-react/icons/database-backup';

/** «/company»: the name of the company, its settings and the copies of its data. */
export default function CompanyScreen() {
  const { company } = useSession();
  return (
    <Page>
      <PageHead
        title={SHELL_TEXTS.company}
        actions={
          <ButtonLink icon={<DatabaseBackup />} target={{ to: BACKUPS_PATH }}>
            {SHELL_TEXTS.backups}
          </ButtonLink>
        }
      />
      <Panel title={COMPANY_TEXTS.name}>
        <Stack gap={4}>
          <Text size="input" weight={600}>
            {company.name}
          </Text>
          <Text as="p" tone="muted" size="label">
            {COMPANY_TEXTS.zone}: {company.timeZone}. {COMPANY_TEXTS.setByOperator}
          </Text>
        </Stack>
      </Panel>
      <MoneySettings />
      <OfferSettings />
      <SheetSettings />
      <PaperSettings />
      <PaperTemplates />
      <RememberPasswordSwitch />
    </Page>
  );
}
