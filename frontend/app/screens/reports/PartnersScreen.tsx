import { statementPath } from '@frontend/app/paths';
import { PartnersReport } from '@frontend/features/partner-statements/PartnersReport';
import { Page } from '@frontend/shared/ui/layout/Page';
import { MoneyTabs } from './MoneyTabs';

/** «/money/partners»: what is left to pay to partners. */
export default function PartnersScreen() {
  return (
    <Page>
      <PartnersReport tabs={<MoneyTabs />} statementPath={statementPath} />
    </Page>
  );
}
