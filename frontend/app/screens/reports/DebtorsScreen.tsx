import { DebtorsReport } from '@frontend/features/money/reports/DebtorsReport';
import { useCan } from '@frontend/shared/data/session';
import { Page } from '@frontend/shared/ui/layout/Page';
import { useOverPage } from '../board/address/useOverPage';
import { useMoneySlot } from '../money-slot';
import { MoneyTabs } from './MoneyTabs';

/** «/money/debtors»: debtors. */
export default function DebtorsScreen() {
  const canSeeBoard = useCan('view_board');
  const { booking } = useOverPage();
  const { openMoney, dialog } = useMoneySlot();
  return (
    <Page>
      <DebtorsReport
        tabs={<MoneyTabs />}
        bookingLink={canSeeBoard ? booking : null}
        onMoney={openMoney}
      />
      {dialog}
    </Page>
  );
}
