import { clientPath } from '@frontend/app/paths';
import { AdvancesReport } from '@frontend/features/money/reports/AdvancesReport';
import { useCan } from '@frontend/shared/data/session';
import { Page } from '@frontend/shared/ui/layout/Page';
import { MoneyTabs } from './MoneyTabs';

/** «/money/advances»: advances of customers. */
export default function AdvancesScreen() {
  const canSeeClients = useCan('view_clients');
  return (
    <Page>
      <AdvancesReport tabs={<MoneyTabs />} clientLink={canSeeClients ? clientPath : null} />
    </Page>
  );
}
