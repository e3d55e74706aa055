import { AnalyticsTabs } from '@frontend/features/analytics/AnalyticsTabs';
import { PartnersDesk } from '@frontend/features/partners/PartnersDesk';
import { Page, PageHead } from '@frontend/shared/ui/Page';
import { PARTNERS_TEXTS } from '@schema/texts/analytics';

/** «/analytics/income»: partners and their shares. */
export default function IncomeScreen() {
  return (
    <Page>
      <PageHead title={PARTNERS_TEXTS.title} />
      <AnalyticsTabs />
      <PartnersDesk />
    </Page>
  );
}
