import { DepositsReport } from '@frontend/features/money/reports/DepositsReport';
import { useCan } from '@frontend/shared/data/session';
import { Page } from '@frontend/shared/ui/layout/Page';
import { useOverPage } from '../board/address/useOverPage';
import { useMoneySlot } from '../money-slot';
import { MoneyTabs } from './MoneyTabs';

/** «/money/deposits»: deposits held. */
export default function DepositsScreen() {
  const canSeeBoard = useCan('view_board');
  const { booking } = useOverPage();
  const { openMoney, dialog } = useMoneySlot();
  return (
    <Page>
      <DepositsReport
        tabs={<MoneyTabs />}
        bookingLink={canSeeBoard ? booking : null}
        onMoney={openMoney}
      />
      {dialog}
    </Page>
  );
}
