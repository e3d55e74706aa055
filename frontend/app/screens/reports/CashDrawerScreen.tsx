import { CashDrawerReport } from '@frontend/features/money/reports/CashDrawerReport';
import { Page } from '@frontend/shared/ui/layout/Page';
import { MoneyTabs } from './MoneyTabs';

/** «/money»: the cash drawer of a day. */
export default function CashDrawerScreen() {
  return (
    <Page>
      <CashDrawerReport tabs={<MoneyTabs />} />
    </Page>
  );
}
