import { DrawerReport } from '@frontend/features/money/reports/DrawerReport';
import { Page } from '@frontend/shared/ui/layout/Page';
import { MoneyTabs } from './MoneyTabs';

/** «/money»: the drawer of a day. */
export default function DrawerScreen() {
  return (
    <Page>
      <DrawerReport tabs={<MoneyTabs />} />
    </Page>
  );
}
