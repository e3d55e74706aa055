import { bookingPath } from '@frontend/app/paths';
import { DepositsReport } from '@frontend/features/money/reports/DepositsReport';
import { useCan } from '@frontend/shared/data/session';
import { Page } from '@frontend/shared/ui/layout/Page';
import { useMoneySlot } from '../money-slot';
import { MoneyTabs } from './MoneyTabs';

/** «/money/deposits»: deposits held. */
export default function DepositsScreen() {
  const canSeeBoard = useCan('view_board');
  const { openMoney, dialog } = useMoneySlot();
  return (
    <Page>
      <DepositsReport
        tabs={<MoneyTabs />}
        bookingLink={canSeeBoard ? bookingPath : null}
        onMoney={openMoney}
      />
      {dialog}
    </Page>
  );
}
